import { type BroadcastMessage, getBroadcastMessage } from '@portal/contracts';
import { answerWith } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { enterDashboard, expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const modal = (page: Page) => page.getByRole('dialog', { name: 'A Broadcast Message' });
const done = (page: Page) => modal(page).getByRole('button', { name: 'Got It!' });
const lastSeen = () => sessionStorage.getItem('lastSeenBroadcastId');

const tell = (page: Page, message: BroadcastMessage) =>
  answerWith(page, getBroadcastMessage, { message });

test('a broadcast is shown once per browser session', async ({ page, trial, context }) => {
  const broadcast = await enterDashboard(page, trial);
  await expect(modal(page)).toBeVisible();
  await expectSound(page, 'the broadcast modal');
  await done(page).click();
  await expect(modal(page)).toBeHidden();
  expect(await page.evaluate(lastSeen)).toBe(broadcast?._id);

  const reported = page.waitForResponse(`**${getBroadcastMessage.path}`);
  await page.reload();
  await reported;
  await expect(page.getByRole('heading', { name: 'Recent Downloads' })).toBeVisible();
  await expect(modal(page)).toBeHidden();

  const otherSession = await context.newPage();
  await otherSession.goto('/dashboard');
  await expect(modal(otherSession)).toBeVisible();
});

test('a new broadcast is read with the keyboard alone, also a long one, and after a lost chunk', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await tell(page, { _id: 'long', text: 'See www.example.com\n'.repeat(200) });

  await test.step('a modal that could not be loaded says so, and comes with the next page', async () => {
    await page.route('**/broadcast-dialog-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert').getByText('This could not be opened.')).toBeVisible();
    expect(await page.evaluate(lastSeen)).not.toBe('long');
    await page.unroute('**/broadcast-dialog-*.js');
    await page.reload();
    await expect(modal(page)).toContainText('See www.example.com');
  });

  await test.step('a long message scrolls inside the modal', async () => {
    await expect(done(page)).toBeInViewport();
    await expectSound(page, 'a long broadcast');
  });

  await test.step('the focus is on Got It!, Escape acknowledges, the focus returns', async () => {
    await expect(done(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(modal(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    expect(await page.evaluate(lastSeen)).toBe('long');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
});

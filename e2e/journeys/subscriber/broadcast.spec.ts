import { type BroadcastMessage, getBroadcastMessage } from '@portal/contracts';
import { answerWith, changeAnswers, loseConnection, refuseWith } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { enterDashboard, expect, signIn, signInOnScreen, test } from '../../support/test';
import type { Page } from '@playwright/test';

const modal = (page: Page) => page.getByRole('dialog', { name: 'A Broadcast Message' });
const lastSeen = () => sessionStorage.getItem('lastSeenBroadcastId');
const POLL_MS = 60_000;

const tell = (page: Page, message: BroadcastMessage | null) =>
  answerWith(page, getBroadcastMessage, { message });

test("broadcast modal 'A Broadcast Message' with a 'Got It!' button; after 'Got It!' the id is remembered for the session", async ({
  page,
  trial,
}) => {
  const broadcast = await enterDashboard(page, trial);
  await expect(modal(page)).toBeVisible();
  expect(await page.evaluate(lastSeen)).toBeNull();
  await expectSound(page, 'the broadcast modal');
  await modal(page).getByRole('button', { name: 'Got It!' }).click();
  await expect(modal(page)).toBeHidden();
  expect(await page.evaluate(lastSeen)).toBe(broadcast?._id);
});

test('shown once per new broadcast per browser session', async ({ page, trial, context }) => {
  await signInOnScreen(page, trial);
  const reported = page.waitForResponse(`**${getBroadcastMessage.path}`);
  await page.reload();
  await reported;
  await expect(page.getByRole('heading', { name: 'Recent Downloads' })).toBeVisible();
  await expect(modal(page)).toBeHidden();

  await tell(page, { _id: 'newer', text: 'The next one.' });
  await page.reload();
  await expect(modal(page)).toContainText('The next one.');

  const otherSession = await context.newPage();
  await otherSession.goto('/dashboard');
  await expect(modal(otherSession)).toBeVisible();
});

test('a broadcast sent meanwhile comes to an open dashboard, and only once', async ({
  page,
  trial,
}) => {
  await page.clock.install();
  await signIn(page, trial);
  await tell(page, { _id: 'meanwhile', text: 'Just sent.' });
  await page.clock.runFor(POLL_MS);
  await modal(page).getByRole('button', { name: 'Got It!' }).click();
  const again = page.waitForResponse(`**${getBroadcastMessage.path}`);
  await page.clock.runFor(POLL_MS);
  await again;
  await expect(modal(page)).toBeHidden();
});

test('links in the text are clickable; links starting with www get an http prefix', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await tell(page, {
    _id: 'links',
    text: 'News: www.example.com/news.\nStatus: https://dhara.example/status?now=1\nNot javascript:alert(1).',
  });
  await page.reload();
  const links = modal(page).getByRole('link');
  await expect(links).toHaveText(['www.example.com/news', 'https://dhara.example/status?now=1']);
  await expect(links.first()).toHaveAttribute('href', 'http://www.example.com/news');
  await expect(links.last()).toHaveAttribute('href', 'https://dhara.example/status?now=1');
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('with the keyboard alone: the focus is on Got It!, Escape acknowledges too, the focus returns', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await tell(page, { _id: 'keys', text: 'Read www.example.com' });
  await page.reload();
  const done = modal(page).getByRole('button', { name: 'Got It!' });
  await expect(done).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(modal(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  expect(await page.evaluate(lastSeen)).toBe('keys');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a long message scrolls inside the modal', async ({ page, trial }) => {
  await signIn(page, trial);
  await tell(page, { _id: 'long', text: 'A line of the message.\n'.repeat(200) });
  await page.reload();
  const done = modal(page).getByRole('button', { name: 'Got It!' });
  await expect(done).toBeInViewport();
  await expectSound(page, 'a long broadcast');
});

test('without a broadcast there is no modal', async ({ page, trial }) => {
  await signIn(page, trial);
  await tell(page, null);
  const reported = page.waitForResponse(`**${getBroadcastMessage.path}`);
  await page.reload();
  await reported;
  await expect(page.getByRole('heading', { name: 'Recent Downloads' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('broadcast fetch errors are only logged', () => {
  const logs = (page: Page): string[] => {
    const texts: string[] = [];
    page.on('console', (message) => texts.push(message.text()));
    return texts;
  };
  const expectQuiet = async (page: Page, texts: readonly string[]): Promise<void> => {
    await expect
      .poll(() => texts.filter((text) => text.includes('could not load the broadcast')).length)
      .toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  };

  test('when the connection is lost', async ({ page, trial }) => {
    await signIn(page, trial);
    const texts = logs(page);
    await loseConnection(page, getBroadcastMessage);
    await page.reload();
    await expectQuiet(page, texts);
  });

  test('when the service refuses', async ({ page, trial }) => {
    await signIn(page, trial);
    const texts = logs(page);
    await refuseWith(page, getBroadcastMessage, 'service/unavailable');
    await page.reload();
    await expectQuiet(page, texts);
  });
});

test('a modal that could not be loaded says so, and comes with the next page', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await changeAnswers(page, getBroadcastMessage, () => ({
    message: { _id: 'lost chunk', text: 'Still to be read.' },
  }));
  await page.route('**/broadcast-dialog-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').getByText('This could not be opened.')).toBeVisible();
  expect(await page.evaluate(lastSeen)).not.toBe('lost chunk');
  await page.unroute('**/broadcast-dialog-*.js');
  await page.reload();
  await expect(modal(page)).toContainText('Still to be read.');
});

import { getUser, type UserView } from '@portal/contracts';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const readUser = async (page: Page, userId: number): Promise<UserView> => {
  const answer = await page.request.get(getUser.path.replace(':id', String(userId)));
  return ((await answer.json()) as { user: UserView }).user;
};

test('with the keyboard alone a code adds days and videos: the card tells them, the plan shows them at once, and it works once', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const redeem = card(page, 'Redeem a Code');
  const code = redeem.getByLabel('Code');
  const before = await readUser(page, trial.subscriber.userId);
  await tabTo(page, redeem.locator('summary'));
  await page.keyboard.press('Space');
  await tabTo(page, code);
  await page.keyboard.type(trial.redeemCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(redeem.getByRole('status')).toHaveText('Done! You received 30 days and 100 videos.');
  await expect(code).toHaveValue('');
  await expect(card(page, 'Plan Details')).toContainText(`${before.balance + 100} videos`);
  await expect(page.getByRole('banner')).toContainText(`${before.daysRemaining + 30} days left`);
  expect(await readUser(page, trial.subscriber.userId)).toMatchObject({
    balance: before.balance + 100,
    daysRemaining: before.daysRemaining + 30,
  });
  await expectSound(page, 'a redeemed code');

  await test.step('a letter is changed in the middle without losing the place', async () => {
    await code.fill('ABCDEFGHJKLM');
    for (let steps = 0; steps < 9; steps += 1) await code.press('ArrowLeft');
    // Backspace skips the hyphen and deletes the D.
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('x2');
    await expect(code).toHaveValue('ABCX-2EFG-HJKL-M');
  });
  await test.step('a code that was used', async () => {
    await code.fill(trial.redeemCode);
    await redeem.getByRole('button', { name: 'Redeem' }).click();
    await expect(redeem.getByRole('alert')).toHaveText(
      'This code is not valid or was already used.',
    );
    await expectSound(page, 'a refused code');
  });
});

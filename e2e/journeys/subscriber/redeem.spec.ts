import { getUser, redeemCode, type UserView } from '@portal/contracts';
import { answerWith, loseConnection, refuseWith } from '../../support/answers';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const redeem = (page: Page) => card(page, 'Redeem a Code');
const code = (page: Page) => redeem(page).getByLabel('Code');
const submit = (page: Page) => redeem(page).getByRole('button', { name: 'Redeem' });
const readUser = async (page: Page, userId: number): Promise<UserView> => {
  const answer = await page.request.get(getUser.path.replace(':id', String(userId)));
  return ((await answer.json()) as { user: UserView }).user;
};

test('a code adds days and videos: the card tells them, the plan shows them at once, and it works once', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  const before = await readUser(page, trial.subscriber.userId);
  await code(page).fill(trial.redeemCode.toLowerCase());
  await submit(page).click();
  await expect(redeem(page).getByRole('status')).toHaveText(
    'Done! You received 30 days and 100 videos.',
  );
  await expect(code(page)).toHaveValue('');
  await expect(card(page, 'Plan Details')).toContainText(`${before.balance + 100} videos`);
  await expect(page.getByRole('banner')).toContainText(`${before.daysRemaining + 30} days left`);
  expect(await readUser(page, trial.subscriber.userId)).toMatchObject({
    balance: before.balance + 100,
    daysRemaining: before.daysRemaining + 30,
  });
  await expectSound(page, 'a redeemed code');

  await code(page).fill(trial.redeemCode);
  await submit(page).click();
  await expect(redeem(page).getByRole('alert')).toHaveText(
    'This code is not valid or was already used.',
  );
  await expectSound(page, 'a refused code');
});

test('a code is grouped while one types, and taken as pasted: small letters, blanks, any hyphens', async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  await code(page).pressSequentially('abcdefghjk');
  await expect(code(page)).toHaveValue('ABCD-EFGH-JK');
  await code(page).press('Backspace');
  await code(page).press('Backspace');
  await expect(code(page)).toHaveValue('ABCD-EFGH');
  for (const pasted of ['abcd-efgh-jklm-npqr', ' ABCD EFGH\tJKLM NPQR\n', 'abcd–efgh—jklm−npqr']) {
    await code(page).fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await code(page).press('ControlOrMeta+v');
    await expect(code(page)).toHaveValue('ABCD-EFGH-JKLM-NPQR');
  }
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a letter can be changed in the middle without losing the place', async ({ page, trial }) => {
  await signIn(page, trial);
  await code(page).fill('ABCDEFGHJKLM');
  for (let steps = 0; steps < 9; steps += 1) await code(page).press('ArrowLeft');
  // Backspace skips the hyphen and deletes the D.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x2');
  await expect(code(page)).toHaveValue('ABCX-2EFG-HJKL-M');
});

test('what cannot be a code is not sent', async ({ page, trial }) => {
  await signIn(page, trial);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await code(page).fill('ABCD-EFGH');
  await submit(page).click();
  await expect(redeem(page).getByRole('alert')).toContainText('A code has 16 letters and digits');
  await code(page).fill('OOOO-1111-IIII-0000');
  await expect(redeem(page).getByRole('alert')).toBeHidden();
  await submit(page).click();
  await expect(redeem(page).getByRole('alert')).toContainText('A code has 16 letters and digits');
  expect(sent).not.toContain(redeemCode.path);
});

test('too many wrong codes: the card says when to try again', async ({ page, trial }) => {
  await signIn(page, trial);
  await refuseWith(page, redeemCode, 'redeem-codes/too-many-tries');
  await code(page).fill('ABCD-EFGH-JKLM-NPQR');
  await submit(page).click();
  await expect(redeem(page).getByRole('alert')).toHaveText(
    'Too many wrong codes. Please try again in an hour.',
  );
  await expect(code(page)).toHaveValue('ABCD-EFGH-JKLM-NPQR');
});

test('a lost connection says so and keeps the code', async ({ page, trial }) => {
  await signIn(page, trial);
  await loseConnection(page, redeemCode);
  await code(page).fill('ABCD-EFGH-JKLM-NPQR');
  await submit(page).click();
  await expect(redeem(page).getByRole('alert')).toHaveText('Failed to connect to the server.');
  await expect(code(page)).toHaveValue('ABCD-EFGH-JKLM-NPQR');
});

test('with the keyboard alone; pressed twice it is sent once', async ({ page, trial }) => {
  await signIn(page, trial);
  const updated = await readUser(page, trial.subscriber.userId);
  await answerWith(page, redeemCode, { granted: { days: 0, videos: 65 }, updated });
  let sent = 0;
  let open = (): void => undefined;
  const gate = new Promise<void>((settle) => (open = settle));
  await page.route(`**${redeemCode.path}`, async (route) => {
    sent += 1;
    await gate;
    await route.fallback();
  });
  await tabTo(page, code(page));
  await page.keyboard.type('abcdefghjklmnpqr');
  await page.keyboard.press('Enter');
  await expect(redeem(page).getByRole('button', { name: 'Redeeming…' })).toBeVisible();
  await page.keyboard.press('Enter');
  open();
  await expect(redeem(page).getByRole('status')).toHaveText('Done! You received 65 videos.');
  expect(sent).toBe(1);
});

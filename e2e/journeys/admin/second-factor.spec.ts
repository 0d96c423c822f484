import { renewRecoveryCodes, stepUp, updatePlan } from '@portal/contracts';
import { readFile } from 'node:fs/promises';
import { ADMINISTRATORS } from '../../support/administrators';
import { refuseOnceWith } from '../../support/answers';
import { type Authenticator, authenticator } from '../../support/authenticator';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { readProfile } from '../../support/profile';
import { enterAdminPassword, expect, signInAsAdmin, test } from '../../support/test';
import type { Locator, Page } from '@playwright/test';

const { guarded } = ADMINISTRATORS;

const menu = (page: Page) => page.getByRole('button', { name: 'Admin · owner' });
const security = (page: Page) => page.getByRole('dialog', { name: 'Security' });
const confirming = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });
const codeField = (scope: Page | Locator) => scope.getByLabel('Code of your authenticator app');
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

async function openSecurity(page: Page): Promise<Locator> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(security(page).getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
  return security(page);
}

async function logOut(page: Page): Promise<void> {
  await button(page, 'Log out').click();
  await expect(page).toHaveURL(/\/$/);
}

/** Sets up an authenticator app in the dialog. */
async function setUp(page: Page): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const dialog = await openSecurity(page);
  await expect(dialog).toContainText('Not set up. Your password alone signs you in.');
  await expectSound(page, 'Security without an app');
  await button(dialog, 'Set up').click();
  await expect(dialog.getByRole('heading', { name: 'Set up an authenticator app' })).toBeFocused();
  await expect(dialog.getByRole('img', { name: 'Picture to scan' })).toBeVisible();
  await expectSound(page, 'the set-up');
  const app = authenticator((await dialog.locator('code').innerText()).replaceAll(' ', ''));

  await dialog.getByLabel('Code').fill(app.wrongCode());
  await button(dialog, 'Turn on').click();
  await expect(dialog.getByRole('alert')).toHaveText('This code is not valid. Please try again.');
  await dialog.getByLabel('Code').fill(app.freshCode());
  await button(dialog, 'Turn on').click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
  expect(new Set(recoveryCodes).size).toBe(10);
  await expectSound(page, 'the recovery codes');

  const saved = page.waitForEvent('download');
  await button(dialog, 'Download: recovery codes').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(`${recoveryCodes.join('\n')}\n`);
  await button(dialog, 'I have saved them').click();
  await expect(dialog).toBeHidden();
  await expect(menu(page)).toBeFocused();
  return { app, recoveryCodes };
}

test('an authenticator app: set up, asked for at the gate and to confirm, replaced by a recovery code, removed', async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page, { admin: guarded });
  const { app, recoveryCodes } = await setUp(page);
  await logOut(page);

  // The second step of the sign-in, and the way back from it.
  await enterAdminPassword(page, guarded.password);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  await expectSound(page, 'the code at the gate');
  await button(page, 'Back to the password').click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is not valid. Please try again.');
  await codeField(page).fill(app.freshCode());
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);

  // The fresh proof is too old: a user with an app confirms with its code, and the action continues
  // automatically.
  let dialog = await openSecurity(page);
  await expect(dialog).toContainText('Signing in asks for a code too.');
  await expect(dialog).toContainText('10 recovery codes left');
  await expectSound(page, 'Security with an app');
  await refuseOnceWith(page, renewRecoveryCodes, 'sessions/step-up-required');
  await button(dialog, 'New recovery codes').click();
  await button(page, 'Generate new codes').click();
  await expect(codeField(confirming(page))).toBeFocused();
  await page.keyboard.type(app.freshCode());
  await page.keyboard.press('Enter');
  await expect(confirming(page)).toBeHidden();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const newCodes = await dialog.getByRole('listitem').allInnerTexts();
  expect(newCodes).not.toContain(recoveryCodes[0]);
  await button(dialog, 'I have saved them').click();
  await logOut(page);

  // The user does not have the phone.
  await enterAdminPassword(page, guarded.password);
  await button(page, 'Use a recovery code').click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(newCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  dialog = await openSecurity(page);
  await expect(dialog).toContainText('9 recovery codes left');

  await button(dialog, 'Remove').click();
  const question = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
  await button(question, 'Remove').click();
  await expect(page.getByText('Authenticator app removed.')).toBeVisible();
  await expect(dialog).toContainText('Not set up.');
  await button(dialog, 'Close').click();
  await logOut(page);
  await signInAsAdmin(page, { admin: guarded });
});

test("an action whose proof is too old asks 'Confirm it is you' and goes on by itself, once; Cancel leaves the form as it was", async ({
  page,
  trial,
}) => {
  await signInAsAdmin(page, trial);
  const { userId } = await givenUser(page);
  await page.goto(`/admin/manage/${userId}`);
  await refuseOnceWith(page, updatePlan, 'sessions/step-up-required');
  // With the keyboard only.
  await tabTo(page, button(page, 'Add Days'));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add Days' });
  await tabTo(page, adding.getByLabel('Days', { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  const password = confirming(page).getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectSound(page, 'Confirm it is you');
  await page.keyboard.press('Escape');
  await expect(confirming(page)).toBeHidden();
  await expect(adding.getByLabel('Days', { exact: true })).toHaveValue('4');
  await expect(adding.getByLabel('Days', { exact: true })).toBeFocused();
  await expect(adding.getByRole('alert')).toBeHidden();

  await refuseOnceWith(page, updatePlan, 'sessions/step-up-required');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-plan')) {
      sent.push(request.postData() ?? '');
    }
  });
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(confirming(page).getByRole('alert')).toHaveText(
    'Incorrect password. Please try again.',
  );
  const proven = page.waitForResponse(`**${stepUp.path}`);
  await password.fill(trial.admin.password);
  await page.keyboard.press('Enter');
  expect((await proven).ok()).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent).toEqual(['{"daysToAdd":4}', '{"daysToAdd":4}']);
  expect((await readProfile(page.request, userId)).expiry).toBe(14);
});

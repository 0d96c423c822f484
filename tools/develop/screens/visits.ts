import type { Page } from '@playwright/test';

/** The part of `DATA_DIR/trial.json` that the pictures need. */
export interface Trial {
  readonly url: string;
  readonly subscriber: { readonly userId: number; readonly password: string };
  readonly admin: { readonly password: string };
}

/** Takes a picture of the current screen under a name. With `onlyVisible` only the visible part. */
export type Take = (name: string, how?: { onlyVisible: boolean }) => Promise<void>;

const ONLY_VISIBLE = { onlyVisible: true };

/** The screens without sign-in. */
export async function visitPublicScreens(page: Page, { url }: Trial, take: Take): Promise<void> {
  await page.goto(url);
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await take('login');
  await page.getByRole('tab', { name: 'Login with Telegram' }).click();
  await page.getByText('Click the button below').waitFor();
  await take('login-telegram');
  await visitPages(page, url, take, {
    'privacy-policy': '/privacy-policy',
    'terms-of-service': '/terms-of-service',
    'plans-signed-out': '/plans',
  });
}

/** The screens of a subscriber. Signs in first. */
export async function visitSubscriberScreens(page: Page, trial: Trial, take: Take): Promise<void> {
  await page.goto(trial.url);
  await page.getByRole('tab', { name: 'Login with Password' }).click();
  await page.getByLabel('User ID').fill(String(trial.subscriber.userId));
  await page.getByLabel('Password', { exact: true }).fill(trial.subscriber.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const broadcast = page.getByRole('dialog', { name: 'A Broadcast Message' });
  await broadcast.waitFor();
  await take('broadcast', ONLY_VISIBLE);
  await broadcast.getByRole('button', { name: 'Got It!' }).click();
  await page.getByRole('heading', { name: 'Recent Downloads' }).waitFor();
  await page.waitForTimeout(500);
  await take('dashboard');
  // On a phone the card is folded; its address opens it.
  await page.goto(`${trial.url}/dashboard#services`);
  await page
    .getByRole('region', { name: 'Downloads by Service' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await take('download-history', ONLY_VISIBLE);
  await visitPages(page, trial.url, take, {
    downloads: '/downloads',
    account: '/account',
    'manage-profile': '/account-management',
    'create-password': '/create-password',
    'change-password': '/change-password',
    plans: '/plans',
    offer: '/offer',
    checkout: `/checkout/combo_30d/user/${trial.subscriber.userId}/pay-id/new/`,
    'unknown-offer': '/plans/no-such-offer',
  });
  await page.goto(`${trial.url}/dashboard`);
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  await take('dashboard-bangla');
}

async function visitPages(
  page: Page,
  url: string,
  take: Take,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
    await take(name);
  }
}

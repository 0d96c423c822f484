import {
  type AdminUserView,
  buildPath,
  listUsers,
  type ListUsersResponse,
  toggleFreeze,
  updateProfile,
} from '@portal/contracts';
import { isPlaceholderName } from '@portal/rules';
import type { Page } from '@playwright/test';
import type { Take, Trial } from './visits';

const ONLY_VISIBLE = { onlyVisible: true };

/** Tabs that need no preparation, by the name of their picture. */
const TABS = {
  'admin-system-status': 'system-status',
  'admin-live-queue': 'live-queue',
  'admin-broadcasts': 'broadcasts',
  'admin-login-history': 'login-history',
  'admin-offers': 'offers',
  'admin-redeem-codes': 'redeem-codes',
  'admin-payments': 'payments',
  'admin-payment-inbox': 'payment-inbox',
  'admin-plans-and-prices': 'price-lists',
  'admin-payment-methods': 'payment-methods',
  'admin-service-details': 'service-details',
  'admin-all-users': 'users',
  'admin-premium-users': 'active',
  'admin-expiring-soon': 'expiring',
  'admin-real-expired': 'real-expired',
  'admin-top-downloaders': 'leaderboard',
  'admin-audit-log': 'audit',
} as const;

/** Visits the screens of an administrator. */
export async function visitAdminScreens(page: Page, trial: Trial, take: Take): Promise<void> {
  const { url } = trial;
  await page.goto(`${url}/admin/login`);
  await page.getByText('Admin Access').waitFor();
  await take('admin-login');
  await page.getByLabel('Password', { exact: true }).fill(trial.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Total Users').waitFor();
  await settle(page);
  await take('admin-analytics');
  await leaveTraces(page, trial);
  for (const [name, tab] of Object.entries(TABS)) {
    await openTab(page, url, tab);
    await take(name, ONLY_VISIBLE);
  }
  await visitOneUser(page, trial, take);
  await visitBulk(page, trial, take);
  await openTab(page, url, 'analytics');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('nus');
  await page.getByRole('group', { name: 'Users' }).waitFor();
  await take('admin-palette', ONLY_VISIBLE);
}

/** One user: in the User Manager with a dialog, in the modal of the lists, and in the user view. */
async function visitOneUser(page: Page, trial: Trial, take: Take): Promise<void> {
  const { userId } = trial.subscriber;
  await openTab(page, trial.url, `user-manager&user=${userId}`);
  await take('admin-user-manager');
  await page.getByRole('button', { name: 'Add Package' }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  await take('admin-add-package', ONLY_VISIBLE);
  await openTab(page, trial.url, `users&user=${userId}`);
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  await settle(page);
  await take('admin-user-detail', ONLY_VISIBLE);
  await page.goto(`${trial.url}/admin/user/${userId}`);
  await page.getByRole('link', { name: 'Return to Admin List' }).waitFor();
  await settle(page);
  await take('admin-user-view', ONLY_VISIBLE);
}

/** A dry run over the users of a list. No user is changed. */
async function visitBulk(page: Page, trial: Trial, take: Take): Promise<void> {
  await openTab(page, trial.url, 'users');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Bulk action' }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
  await take('admin-bulk-action', ONLY_VISIBLE);
}

/** Runs actions without a lasting effect, so that the audit has entries. */
async function leaveTraces(page: Page, trial: Trial): Promise<void> {
  const { url } = trial;
  const { request } = page;
  const send = async (call: { method: string; path: string }, userId: number, data?: object) => {
    const path = url + buildPath(call.path, { id: userId });
    const answer = await request.fetch(path, { method: call.method, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${call.method} ${path} answered ${answer.status()}`);
  };
  const { userId, name, email } = await somebodyElse(page, trial);
  await send(updateProfile, userId, { name, email: 'new.address@example.com' });
  await send(updateProfile, userId, { name, email });
  await send(toggleFreeze, userId);
  await send(toggleFreeze, userId);
}

/** A user of the trial other than the subscriber, because the action would sign the user out. */
async function somebodyElse(page: Page, { url, subscriber }: Trial): Promise<AdminUserView> {
  const answer = await page.request.get(`${url}${listUsers.path}?status=active&page=1&limit=10`);
  const { users } = (await answer.json()) as ListUsersResponse;
  const found = users.find(({ userId, name }) => {
    return userId !== subscriber.userId && !isPlaceholderName(name);
  });
  if (!found) throw new Error('The trial has no other active user with a name.');
  return found;
}

async function openTab(page: Page, url: string, tab: string): Promise<void> {
  await page.goto(`${url}/admin/dashboard?tab=${tab}`);
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  await settle(page);
}

/** Waits until no request is running. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}

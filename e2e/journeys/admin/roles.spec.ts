import type { AdminRole } from '@portal/rules';
import { ADMINISTRATORS } from '../../support/administrators';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { expect, signInAsAdmin, test } from '../../support/test';
import type { Trial } from '../../support/system';
import type { Page } from '@playwright/test';

const PLAN_ACTIONS = ['Add Package', 'Add Days', 'Add Videos', 'Cut Days', 'Cut Videos'];
const ACCOUNT_ACTIONS = ['Edit Profile', 'Password'];

/** What each role sees. Written out here, not read from the rules, so that the test is independent. */
const SEEN: Readonly<
  Record<
    AdminRole,
    { actions: string[]; addsUsers: boolean; editsAccounts: boolean; tabs: string[] }
  >
> = {
  owner: {
    actions: [
      ...PLAN_ACTIONS,
      'History',
      ...ACCOUNT_ACTIONS,
      'Reset Plan',
      'Freeze',
      'Delete User',
    ],
    addsUsers: true,
    editsAccounts: true,
    tabs: ['Bulk Actions', 'Payment Inbox', 'Audit Log'],
  },
  finance: {
    actions: [...PLAN_ACTIONS, 'History', 'Reset Plan'],
    addsUsers: true,
    editsAccounts: false,
    tabs: ['Bulk Actions', 'Payment Inbox', 'Audit Log'],
  },
  support: {
    actions: [...PLAN_ACTIONS, 'History', ...ACCOUNT_ACTIONS, 'Reset Plan', 'Freeze'],
    addsUsers: true,
    editsAccounts: true,
    tabs: ['Payment Inbox'],
  },
  viewer: { actions: ['History'], addsUsers: false, editsAccounts: false, tabs: [] },
};

function passwordOf(role: AdminRole, trial: Trial): string {
  return role === 'owner' ? trial.admin.password : ADMINISTRATORS[role].password;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

for (const [role, seen] of Object.entries(SEEN) as [AdminRole, (typeof SEEN)[AdminRole]][]) {
  test(`the role ${role} sees the actions and tabs that it may use and no others`, async ({
    page,
    trial,
  }) => {
    await signInAsAdmin(page, { admin: { password: passwordOf(role, trial) } });
    const badge = page.getByRole('button', { name: `Admin · ${role}` });
    await expect(badge).toBeVisible();
    const adding = page.getByRole('button', { name: 'Add / Update User' });
    await expect(adding).toBeVisible({ visible: seen.addsUsers });
    const tabs = page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link');
    // The number of what waits may follow the name.
    await expect(tabs.filter({ hasText: /^(Bulk Actions|Payment Inbox|Audit Log)/ })).toHaveText(
      seen.tabs.map((tab) => new RegExp(`^${tab}`)),
    );

    const { userId } = trial.subscriber;
    await page.goto(`/admin/manage/${userId}`);
    await expect(badge).toBeVisible();
    const actions = region(page, 'Admin Actions');
    await expect(actions.getByRole('link', { name: 'View as User' })).toBeVisible();
    await expect(actions.getByRole('button')).toHaveText(seen.actions);

    await page.goto(`/admin/dashboard?tab=users&user=${userId}`);
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('tab', { name: 'Settings & Stats' })).toBeVisible();
    await expect(modal.getByRole('radio', { name: 'MKV' })).toBeEnabled({
      enabled: seen.editsAccounts,
    });
    const modalActions = [
      ...(seen.editsAccounts ? ['Save', 'Reset'] : []),
      ...(seen.actions.includes('Delete User') ? ['Delete'] : []),
    ];
    await expect(modal.getByRole('tabpanel').getByRole('button')).toHaveText(modalActions);

    await page.goto(`/admin/user/${userId}`);
    await expect(badge).toBeVisible();
    const settings = region(page, 'Account Settings');
    await expect(settings.getByRole('radio', { name: 'MKV' })).toBeEnabled({
      enabled: seen.editsAccounts,
    });
    await expect(settings.getByRole('button', { name: 'Reset All Settings' })).toBeVisible({
      visible: seen.editsAccounts,
    });
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible({
      visible: seen.editsAccounts,
    });
  });
}

test("a tab that the role may not open, asked for by address, says 'Your role does not allow this.'", async ({
  page,
}) => {
  await openAdminSession(page, ADMINISTRATORS.viewer);
  await page.goto('/admin/dashboard?tab=bulk-actions');
  await expect(page.getByRole('alert')).toHaveText('Your role does not allow this.');
  await expectSound(page, 'a refused tab');
  // A user with the role sees the tab at the same address.
  await page.goto('/admin/dashboard?tab=users');
  await expect(page.getByText('Your role does not allow this.')).toBeHidden();
});

import { LOGGED_IN_ONLY } from '../../support/routes';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const NOWHERE = [
  '/nowhere',
  '/dashboard/more',
  '/plans/CODE/more',
  '/checkout/combo_7d',
  '/administrator',
  '/privacy-policy/x',
];

test('/ redirects to /dashboard if a user is stored', async ({ page, trial }) => {
  await openSignedIn(page, trial, '/');
  await expect(page).toHaveURL('/dashboard');
});

for (const path of LOGGED_IN_ONLY) {
  test(`${path}: logged-in user, else redirect to /`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('tab', { name: 'Login with Password' })).toBeVisible();
  });
}

test('any other path: redirect to /dashboard if logged in', async ({ page, trial }) => {
  for (const path of NOWHERE) {
    await openSignedIn(page, trial, path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('any other path: redirect to / without a user', async ({ page }) => {
  for (const path of NOWHERE) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('/admin/... belongs to the administrator area, not to these redirects', async ({ page }) => {
  for (const path of ['/admin', '/admin/', '/admin/login', '/admin/dashboard']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/admin/login');
  }
});

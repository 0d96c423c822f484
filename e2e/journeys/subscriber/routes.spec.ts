import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test('every address of the site opens the screen that may be seen', async ({ page, trial }) => {
  await test.step('without a user: the login', async () => {
    for (const path of ['/dashboard', '/checkout/combo_7d/user/10001/pay-id/x/', '/nowhere']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
    }
    await expect(page.getByRole('tab', { name: 'Login with Password' })).toBeVisible();
  });

  await test.step('/admin/... belongs to the administrator area, not to these redirects', async () => {
    for (const path of ['/admin', '/admin/', '/admin/login', '/admin/dashboard']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/admin/login');
    }
  });

  await test.step('with a user: the dashboard', async () => {
    await openSignedIn(page, trial, '/');
    await expect(page).toHaveURL('/dashboard');
    for (const path of ['/plans/CODE/more', '/administrator']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/dashboard');
    }
  });
});

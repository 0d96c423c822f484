import { getOwnLoginHistory, getOwnSessions, getUserOffer } from '@portal/contracts';
import { answer, type Screen, type ScreenOptions, within } from '@portal/screen-testing';
import { dashboardService } from '../../../test/dashboard-service';
import { openPortal } from '../../../test/open-portal';

const banner = (screen: Screen) => within(screen.getByRole('banner'));
const current = (screen: Screen) =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .flatMap((link) => {
      const value = link.getAttribute('aria-current');
      return value === null ? [] : [[link.textContent, value]];
    });

/** Opens an address of the portal and waits for its header. */
async function open(path: string, options: ScreenOptions = {}) {
  const answers = [
    ...dashboardService(),
    // Without one, /offer leads on to the plans.
    answer(getUserOffer, { offer: { isDiscount: false, message: 'A gift.', expiresAt: null } }),
    answer(getOwnSessions, { sessions: [] }),
    answer(getOwnLoginHistory, { logins: [] }),
  ];
  const screen = await openPortal({ path, answers, ...options });
  await screen.findByRole('banner');
  return screen;
}

test.each([
  ['/dashboard', [['Home', 'page']]],
  ['/plans', [['Plans', 'page']]],
  ['/offer', [['Plans', 'true']]],
  ['/checkout/combo_7d/user/1042/pay-id/new/', [['Plans', 'true']]],
  ['/account-management', [['Account', 'true']]],
  ['/terms-of-service', []],
])('%s says in which section it is', async (path, expected) => {
  const screen = await open(path);
  expect(current(screen)).toEqual(expected);
});

test('the sections are Home, Downloads, Plans and Account; the mark leads home', async () => {
  const screen = await open('/plans');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard'],
    ['Downloads', '/downloads'],
    ['Plans', '/plans'],
    ['Account', '/account'],
  ]);
  expect(banner(screen).getByRole('link', { name: 'Dhara' }).getAttribute('href')).toBe(
    '/dashboard',
  );
});

test('without a user a public screen has language and theme, and no sections', async () => {
  const screen = await open('/terms-of-service', { session: {} });
  expect(screen.queryByRole('navigation')).toBeNull();
  for (const name of ['Language', 'Theme']) banner(screen).getByRole('button', { name });
  expect(banner(screen).getByRole('link', { name: 'Dhara' }).getAttribute('href')).toBe('/');
});

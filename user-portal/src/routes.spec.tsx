import { getFullHistory, getOfferDetails, getUserOffer } from '@portal/contracts';
import { answer, sampleUser, waitFor } from '@portal/screen-testing';
import { openPage } from '../test/open-page';
import { dashboardService } from '../test/dashboard-service';
import { sampleOffer } from '../test/sample-offer';
import { PortalRoutes } from './routes';

const user = sampleUser();

const LOGGED_IN_ONLY = [
  '/dashboard',
  '/downloads',
  '/account',
  '/account-management',
  '/create-password',
  '/change-password',
  '/offer',
  '/checkout/combo_7d/user/10001/pay-id/x/',
];
const NOWHERE = [
  '/nowhere',
  '/dashboard/more',
  '/plans/CODE/more',
  '/checkout/combo_7d',
  '/administrator',
  '/privacy-policy/x',
];

/** A service with an offer, a special plan and a history of downloads. */
const pageService = () => [
  ...dashboardService(),
  answer(getFullHistory, { history: [] }),
  answer(getUserOffer, {
    offer: { isDiscount: false, message: 'A gift for you.', expiresAt: null },
  }),
  answer(getOfferDetails, {
    offer: sampleOffer({ type: 'percentage', value: 20 }, { bdt: 1200, inr: 799, usd: 12 }),
  }),
];
const openSignedIn = (path: string, answers = dashboardService()) =>
  openPage(<PortalRoutes />, { path, session: { user }, answers });
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

test.each([
  ['/downloads', 'Downloads'],
  ['/plans', 'Subscription Plans'],
  ['/plans/SAVE20', 'Your Special Discounted Plan'],
  ['/offer', 'Your Offer'],
  ['/checkout/combo_7d/user/1042/pay-id/x/', 'Premium Plan Activation'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
])('%s shows its page: %s', async (path, heading) => {
  const screen = await openSignedIn(path, pageService());
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(window.location.pathname).toBe(path);
});

test('/ redirects to /dashboard if a user is stored', async () => {
  const screen = await openSignedIn('/');
  await isAt('/dashboard');
  await screen.findByRole('heading', { name: 'Welcome, Amina Rahman' });
});

test.each(LOGGED_IN_ONLY)('%s: logged-in user, else redirect to /', async (path) => {
  const screen = await openPage(<PortalRoutes />, { path });
  await isAt('/');
  screen.getByRole('tab', { name: 'Login with Password' });
});

test.each(NOWHERE)('%s: redirect to /dashboard if logged in', async (path) => {
  const screen = await openSignedIn(path);
  await isAt('/dashboard');
  await screen.findByRole('heading', { name: 'Welcome, Amina Rahman' });
});

test.each(NOWHERE)('%s: redirect to / without a user', async (path) => {
  const screen = await openPage(<PortalRoutes />, { path });
  await isAt('/');
  screen.getByRole('tab', { name: 'Login with Password' });
});

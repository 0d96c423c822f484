import { createOrder, getCatalogue } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openPortal } from '../../../test/open-portal';

const user = sampleUser();
const open = (options: ScreenOptions = {}) => openPortal({ path: '/plans', ...options });
const PURCHASE = 'Purchase Plan';

test("heading 'Subscription Plans'; plan name, prices in BDT and INR, a 'Purchase Plan' button and a 'Back to Dashboard' link", async () => {
  const screen = await open();
  await screen.findByText(PURCHASE);
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Subscription Plans');
  expect(document.title).toBe('Subscription Plans · Dhara');
  const plan = screen.getByRole('heading', { name: 'Standard Plan - 30 Days' });
  expect(plan.closest('section')?.textContent).toMatch(/1,500 BDT\s*999 INR/);
  expect(document.querySelector('s')).toBeNull();
  const back = screen.getByText('Back to Dashboard').closest('a');
  expect(back?.getAttribute('href')).toBe('/dashboard');
  await expectAccessible();
});

test('below it the ten checkout plans by the bots they open, each with the way to its checkout', async () => {
  const screen = await open();
  const groups = {
    'DRM Bot Access': 'drm_only',
    'Notification Bot Access': 'notify_only',
    'DRM and Notification Bots': 'combo',
  };
  for (const [name, family] of Object.entries(groups)) {
    const region = await screen.findByRole('region', { name });
    const links = [...region.querySelectorAll('a')];
    const plans = CHECKOUT_PLANS.filter(({ id }) => id.startsWith(family));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      plans.map(({ id, durationDays: days, priceBdt, priceInr }) => [
        `${days} ${days === 1 ? 'day' : 'days'}${priceBdt.toLocaleString('en')} BDT${priceInr.toLocaleString('en')} INR`,
        `/checkout/${id}/user/${user.userId}/pay-id/new/`,
      ]),
    );
  }
});

test("with no logged-in user: 'You must be logged in to purchase a plan.' and a 'Go to Login' link to /", async () => {
  const screen = await open({ session: {} });
  await screen.findByText('You must be logged in to purchase a plan.');
  expect(screen.queryByText(PURCHASE)).toBeNull();
  const links = [...screen.getByRole('main').querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to Dashboard', '/dashboard'],
    ['Go to Login', '/'],
  ]);
  await expectAccessible();
});

test('plans that cannot be loaded say so and can be tried again', async () => {
  const screen = await open({ answers: [disconnect(getCatalogue)] });
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Failed to connect to the server.');
  await expectAccessible();
  given(answer(getCatalogue, sampleCatalogue()));
  await screen.user.click(screen.getByText('Try again'));
  await screen.findByText(PURCHASE);
});

describe('Purchase Plan', () => {
  test('opens the payment of that plan, and orders nothing before a method is chosen', async () => {
    const screen = await open();
    await screen.user.click(await screen.findByText(PURCHASE));
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    expect(dialog.textContent).toContain('Standard Plan - 30 Days');
    expect(dialog.textContent).toMatch(/1,500 BDT\s*999 INR/);
    expect(within(dialog).getAllByRole('button', { name: /^(bKash|Nagad)/ })).toHaveLength(2);
    expect(requestsOf(createOrder)).toEqual([]);
  });

  test('with the keyboard alone: Enter opens the payment, Escape closes it, the focus returns', async () => {
    const screen = await open();
    const purchase = await screen.findByText(PURCHASE);
    purchase.focus();
    await screen.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Payment' });
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(purchase);
  });
});

import { createOrder, getCatalogue, getOrderStatus } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  factsOf,
  given,
  hold,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { createdAs, sampleOpenPayment, statusOf } from '@portal/testing/samples';
import { paymentIn } from '../../../test/open-payment';
import { openRoute } from '../../../test/open-route';
import { paths } from '../../paths';
import { CheckoutPage } from './checkout-page';

const user = sampleUser();
const pathOf = (planId: string, userId: number | string = user.userId) =>
  `/checkout/${planId}/user/${userId}/pay-id/pay-7f3a/`;
const open = (path: string, options: ScreenOptions = {}) =>
  openRoute(paths.checkout, <CheckoutPage />, { path, ...options });
const taka = (bdt: number) => `${bdt.toLocaleString('en')} BDT`;
const ACCESS = { drm: 'DRM Bot Access', notify: 'Notification Bot Access' } as const;
const ABOUT = { drm: 'The download bot:', notify: 'It sends you notifications' } as const;

describe.each(CHECKOUT_PLANS)('the checkout of $id', (plan) => {
  test("title 'Premium Plan Activation'; plan name, included bot access, total price in BDT and INR", async () => {
    const screen = await open(pathOf(plan.id));
    await screen.findByText('Activate Plan');
    expect(document.querySelector('h1')?.textContent).toBe('Premium Plan Activation');
    const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts[0]).toBe(plan.name);
    expect(facts.filter((fact) => fact.includes('Access'))).toEqual(
      plan.activates.map((bot) => expect.stringMatching(new RegExp(`^${ACCESS[bot]}`))),
    );
    const { textContent } = screen.getByRole('main');
    for (const [bot, text] of Object.entries(ABOUT))
      expect(textContent.includes(text)).toBe(plan.activates.some((one) => one === bot));
    expect(facts.at(-1)).toBe(`${taka(plan.priceBdt)}${plan.priceInr.toLocaleString('en')} INR`);
  });

  test('opens its payment, and its order is of that plan', async () => {
    const payment = sampleOpenPayment({ planId: plan.id, amount: plan.priceBdt });
    const screen = await open(pathOf(plan.id), {
      clock: '2031-03-01T06:00:00.000Z',
      answers: [answer(createOrder, createdAs(payment)), answer(getOrderStatus, statusOf(payment))],
    });
    await screen.user.click(await screen.findByText('Activate Plan'));
    await screen.passTime(1_500);
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    expect(dialog.textContent).toContain(plan.name);
    expect(dialog.textContent).toContain(taka(plan.priceBdt));
    // The methods are those of now, not those of when the page was opened.
    await waitFor(() => expect(requestsOf(getCatalogue)).toHaveLength(2));
    await paymentIn(dialog, screen.user).order();
    const shown = { amount: plan.priceBdt, days: plan.durationDays, videos: plan.videos };
    const sent = { userId: user.userId, planId: plan.id, offerCode: null, method: 'bkash', shown };
    expect(requestsOf(createOrder).map(({ body }) => body)).toEqual([sent]);
    expect(factsOf(dialog)).toMatchObject({ Amount: taka(plan.priceBdt) });
  });
});

test.each([
  ['combo_7d', /250 videos.*115 BDT a day/],
  ['combo_30d', /Unlimited videos/],
  ['notify_only_7d', /No videos/],
])('%s says its videos, and what it changes for the user', async (planId, content) => {
  const screen = await open(pathOf(planId), { clock: '2031-03-11T06:00:00.000Z' });
  await screen.findByText('Activate Plan');
  const { textContent } = screen.getByRole('main');
  expect(textContent).toMatch(content);
  expect(textContent).toMatch(/For youAdds \d+ days, ends Apr \d+, 2031\./);
});

test.each(['en', 'bn'] as const)(
  'a plan says its own sentence, in Bangla the English one where it has no other: %s',
  async (language) => {
    const { plans, ...rest } = sampleCatalogue();
    const worded = plans.map((plan) => ({ ...plan, text: 'For a week of films.' }));
    const screen = await open(pathOf('combo_7d'), {
      language,
      answers: [answer(getCatalogue, { ...rest, plans: worded })],
    });
    await screen.findByText('For a week of films.');
  },
);

test('a plan of one day has no price per day beside its price', async () => {
  const screen = await open(pathOf('combo_1d'));
  await screen.findByText('Activate Plan');
  expect(screen.getByRole('main').textContent).not.toContain('a day');
});

test('the checkout is accessible', async () => {
  const screen = await open(pathOf('combo_7d'));
  await screen.findByText('Activate Plan');
  await expectAccessible();
});

test("an 'Activate Plan' button that reads 'Processing...' for 1.5 seconds and then opens a payment modal", async () => {
  const screen = await open(pathOf('combo_7d'), { clock: '2031-03-01T06:00:00.000Z' });
  const activate = await screen.findByText('Activate Plan');
  activate.focus();
  await screen.user.keyboard('{Enter}');
  expect(activate.textContent).toBe('Processing...');
  expect(activate.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(activate);
  // A second press does not start again and does not open a second dialog.
  await screen.user.keyboard('{Enter}');
  await screen.passTime(1_499);
  expect(activate.textContent).toBe('Processing...');
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.passTime(1);
  expect(activate.textContent).toBe('Activate Plan');
  const [dialog, ...others] = await screen.findAllByRole('dialog');
  expect(others).toEqual([]);
  expect(dialog?.textContent).toContain('Combo - 7 Days');
  expect(dialog?.textContent).toMatch(/799 BDT\s*499 INR/);
  expect(requestsOf(createOrder)).toEqual([]);
  await screen.user.keyboard('{Escape}');
  await screen.passTime(1_000);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(activate);
});

test.each(['no_such_plan', 'plan_standard_bdt_30d', '__proto__'])(
  'an unknown planId shows an error view with a way to the plans: %s',
  async (planId) => {
    const screen = await open(pathOf(planId));
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain('This plan does not exist or is no longer on sale.');
    await expectAccessible();
    const plans = screen.getByText('View Regular Plans');
    expect(plans.getAttribute('href')).toBe('/plans');
  },
);

test.each(['1043', 'abc', '01042', '-1'])(
  'a checkout of another account is refused: %s',
  async (other) => {
    const screen = await open(pathOf('combo_7d', other));
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain(
      'This checkout belongs to another account. You are signed in as User 1042.',
    );
    expect(screen.queryByText('Activate Plan')).toBeNull();
    await expectAccessible();
  },
);

test('a checkout of another account says in Bangla who is signed in', async () => {
  const screen = await open(pathOf('combo_7d', 1043), { language: 'bn' });
  expect((await screen.findByRole('alert')).textContent).toContain('১০৪২');
});

test('the address works with and without its last slash', async () => {
  const screen = await open(pathOf('combo_1d').slice(0, -1));
  await screen.findByText('Activate Plan');
});

test('a plan that is being loaded says so', async () => {
  const held = hold(getCatalogue, sampleCatalogue());
  const screen = await open(pathOf('combo_1d'), { answers: [held.answer] });
  await held.asked;
  expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(1);
  await held.release();
  await screen.findByText('Activate Plan');
  expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
});

test('a plan that cannot be loaded says so and can be tried again', async () => {
  const screen = await open(pathOf('combo_1d'), { answers: [disconnect(getCatalogue)] });
  await screen.findByText('Failed to connect to the server.');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  given(answer(getCatalogue, sampleCatalogue()));
  await screen.user.click(screen.getByText('Try again'));
  await screen.findByText('Activate Plan');
});

import {
  createOrder,
  getOfferDetails,
  getOrderStatus,
  type OfferDetailsView,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  disconnectOnce,
  expectAccessible,
  factsOf,
  given,
  hold,
  refuse,
  requestsOf,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { createdAs, statusOf } from '@portal/testing/samples';
import { ORDER, paymentIn } from '../../../test/open-payment';
import { openRoute } from '../../../test/open-route';
import { sampleOffer } from '../../../test/sample-offer';
import { paths } from '../../paths';
import { PlansPage } from './plans-page';

const NOW = '2031-03-10T06:00:00.000Z';
const IN_A_MINUTE = '2031-03-10T06:01:00.000Z';
const PERCENT = { type: 'percentage', value: 20 } as const;
const CHEAPER = { bdt: 1200, inr: 799, usd: 12 };
const SAME_PRICE = { bdt: 1500, inr: 999, usd: 15 };

const offered = (offer: OfferDetailsView) => answer(getOfferDetails, { offer });
const open = (options: ScreenOptions = {}) =>
  openRoute(paths.specialPlan, <PlansPage />, { path: '/plans/SAVE20', ...options });
const before = () => document.querySelector('s')?.textContent;

test("heading 'Your Special Discounted Plan'; the discounted plan gets ' ({value}% Off)' appended, the original price struck through", async () => {
  const screen = await open({ answers: [offered(sampleOffer(PERCENT, CHEAPER))] });
  await screen.findByText('Standard Plan - 30 Days (20% Off)');
  expect(document.querySelector('h1')?.textContent).toBe('Your Special Discounted Plan');
  expect(before()).toBe('1,500 BDT · 999 INR');
  screen.getByText('Original price');
  expect(screen.getByRole('main').textContent).toMatch(/1,200 BDT\s*799 INR/);
  screen.getByRole('timer', { name: 'Offer ends in' });
  screen.getByText('Back to Dashboard');
  expect(requestsOf(getOfferDetails).map(({ params }) => params)).toEqual([
    { offerCode: 'SAVE20' },
  ]);
  await expectAccessible();
  await screen.user.click(screen.getByText('Purchase Plan'));
  const dialog = await screen.findByRole('dialog', { name: 'Payment' });
  expect(dialog.textContent).toContain('Standard Plan - 30 Days (20% Off)');
  expect(dialog.textContent).toMatch(/1,200 BDT\s*799 INR/);
});

test('an amount off is named and struck through like a percentage', async () => {
  const discount = { type: 'fixed_bdt', value: 300 } as const;
  const screen = await open({ answers: [offered(sampleOffer(discount, CHEAPER))] });
  await screen.findByText('Standard Plan - 30 Days (300 BDT Off)');
  expect(before()).toBe('1,500 BDT · 999 INR');
});

test('extra days cost the same: no price is struck through, and the page says how long it lasts', async () => {
  const discount = { type: 'extra_days', value: 5 } as const;
  const screen = await open({ answers: [offered(sampleOffer(discount, SAME_PRICE))] });
  await screen.findByText('Standard Plan - 30 Days (+5 Days)');
  screen.getByText('35 days: 30 and 5 extra');
  expect(screen.getByRole('main').textContent).toMatch(/Unlimited videos.*43 BDT a day/);
  expect(before()).toBeUndefined();
});

test('what an offer changes counts its extra days', async () => {
  const discount = { type: 'extra_days', value: 5 } as const;
  const offer = sampleOffer(discount, SAME_PRICE, IN_A_MINUTE);
  const screen = await open({ clock: NOW, answers: [offered(offer)] });
  await screen.findByText('Adds 35 days, ends May 5, 2031.');
});

describe('offer lookup failure', () => {
  test("'Offer not found or expired.' and a 'View Regular Plans' button", async () => {
    const screen = await open({ answers: [refuse(getOfferDetails, 'offers/not-found')] });
    await screen.findByText('Offer not found or expired.');
    await expectAccessible();
    await screen.user.click(screen.getByText('View Regular Plans'));
    await waitFor(() => expect(window.location.pathname).toBe('/plans'));
  });

  test('the server message, whatever it is', async () => {
    const screen = await open({ answers: [refuse(getOfferDetails, 'request/too-many')] });
    await screen.findByText(/^Too many requests/);
  });

  test('a network failure is said at once, while the retries go on behind it', async () => {
    const held = hold(getOfferDetails, { offer: sampleOffer(PERCENT, CHEAPER) });
    const screen = await open({ answers: [held.answer, disconnectOnce(getOfferDetails)] });
    await held.asked;
    await screen.findByText(/^Offer validation failed\./);
    await held.release();
    await screen.findByText('Standard Plan - 30 Days (20% Off)');
  });

  test("on network failure 'Offer validation failed. Please check the link or contact support.'", async () => {
    const screen = await open({ answers: [disconnect(getOfferDetails)] });
    await screen.findByText('Offer validation failed. Please check the link or contact support.');
    screen.getByText('View Regular Plans');
    await expectAccessible();
    given(offered(sampleOffer(PERCENT, CHEAPER)));
    await screen.user.click(screen.getByText('Try again'));
    await screen.findByText('Purchase Plan');
  });
});

test('with no logged-in user the login prompt shows, and no offer is looked up', async () => {
  const screen = await open({ session: {} });
  await screen.findByText('You must be logged in to purchase a plan.');
  expect(screen.getByText('Go to Login').getAttribute('href')).toBe('/');
  expect(requestsOf(getOfferDetails)).toEqual([]);
  await expectAccessible();
});

test('an offer that ends on the screen is asked for again, and is gone', async () => {
  const screen = await open({
    clock: NOW,
    answers: [offered(sampleOffer(PERCENT, CHEAPER, IN_A_MINUTE))],
  });
  await screen.findByText('Purchase Plan');
  given(refuse(getOfferDetails, 'offers/not-found'));
  await screen.passTime(61_000);
  await screen.findByText('Offer not found or expired.');
  expect(screen.queryByText('Purchase Plan')).toBeNull();
});

test('an offer that ends while one pays does not end the payment', async () => {
  const discount = { type: 'extra_days', value: 5 } as const;
  const screen = await open({
    clock: NOW,
    answers: [
      offered(sampleOffer(discount, SAME_PRICE, IN_A_MINUTE)),
      answer(createOrder, createdAs(ORDER)),
      answer(getOrderStatus, statusOf(ORDER)),
    ],
  });
  await screen.user.click(await screen.findByText('Purchase Plan'));
  const dialog = await screen.findByRole('dialog', { name: 'Payment' });
  // An offer of days shows how many days are added.
  expect(dialog.textContent).toContain('35 days: 30 and 5 extra');
  await paymentIn(dialog, screen.user).order();
  given(refuse(getOfferDetails, 'offers/not-found'));
  await screen.passTime(61_000);
  await screen.findByText('Offer not found or expired.');
  expect(factsOf(screen.getByRole('dialog', { name: 'Payment' }))).toMatchObject({
    'Reference code': ORDER.ref_code,
  });
});

test('in Bangla: texts, numerals and the error by its code', async () => {
  const screen = await open({
    language: 'bn',
    answers: [offered(sampleOffer(PERCENT, CHEAPER))],
  });
  await screen.findByText('স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন (২০% ছাড়)');
  expect(screen.getByRole('main').textContent).toMatch(/৳১,২০০\s*₹৭৯৯/);
  await open({ language: 'bn', answers: [refuse(getOfferDetails, 'offers/not-found')] });
  await screen.findByText('অফারটি পাওয়া যায়নি বা মেয়াদ শেষ।');
});

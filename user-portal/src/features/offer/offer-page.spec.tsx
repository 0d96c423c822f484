import { getUserOffer, type OfferView } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  type ScreenOptions,
  setOnline,
  waitFor,
} from '@portal/screen-testing';
import { openOffline } from '../../../test/open-offline';
import { openRoute } from '../../../test/open-route';
import { paths } from '../../paths';
import { OfferPage } from './offer-page';

const NOW = '2031-03-10T06:00:00.000Z';
const SIMPLE: OfferView = { isDiscount: false, message: 'A gift for you.', expiresAt: null };

const offered = (offer: OfferView | null) => answer(getUserOffer, { offer });
const open = (options: ScreenOptions) =>
  openRoute(paths.offer, <OfferPage />, { path: '/offer', ...options });

test('the countdown shows days, hours, minutes and seconds, ticks every second and stops at zero', async () => {
  const left = ((1 * 24 + 2) * 60 + 3) * 60 + 4;
  // Half a second more, because the clock goes on a little while the page opens.
  const expiresAt = new Date(Date.parse(NOW) + left * 1000 + 500).toISOString();
  const message = 'Soon over. /plans/SAVE20';
  const screen = await open({
    clock: NOW,
    answers: [offered({ isDiscount: true, message, expiresAt })],
  });
  const timer = await screen.findByRole('timer', { name: 'Offer ends in' });
  const numbers = () => [...timer.querySelectorAll('b')].map((b) => b.textContent).join(':');
  const units = [...timer.querySelectorAll('small')].map((small) => small.textContent);
  expect(units).toEqual(['days', 'hours', 'minutes', 'seconds']);
  await screen.passTime(Date.parse(expiresAt) - Date.now() - left * 1000);
  expect(numbers()).toBe('01:02:03:04');
  await screen.passTime(1000);
  expect(numbers()).toBe('01:02:03:03');
  await screen.passTime(4000);
  expect(numbers()).toBe('01:02:02:59');
  jest.setSystemTime(Date.parse(expiresAt) - 2000);
  await screen.passTime(1000);
  expect(numbers()).toBe('00:00:00:01');
  await screen.passTime(1000);
  const over = await screen.findByText('This offer has ended.');
  expect(over.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('View Plans').getAttribute('href')).toBe('/plans');
  await screen.passTime(5000);
  screen.getByText('This offer has ended.');
});

test('a simple offer has no countdown and leads to the plans', async () => {
  const screen = await open({ answers: [offered(SIMPLE)] });
  await screen.findByText('A gift for you.');
  expect(document.querySelector('h1')?.textContent).toBe('Your Offer');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('Offer ends in')).toBeNull();
  await expectAccessible();
  await screen.user.click(screen.getByText('View Plans'));
  await waitFor(() => expect(window.location.pathname).toBe('/plans'));
});

test('without an offer it shows the plans', async () => {
  await open({ answers: [offered(null)] });
  await waitFor(() => expect(window.location.pathname).toBe('/plans'));
});

test('a hostile message is text, and its button stays on this site', async () => {
  const message =
    '<img src=x onerror=alert(1)> javascript:alert(1) //evil.example/plans/SAVE20 https://evil.example/plans/SAVE20';
  const screen = await open({ answers: [offered({ ...SIMPLE, message })] });
  await screen.findByText(/<img src=x onerror=alert\(1\)>/);
  expect(document.querySelector('main img')).toBeNull();
  const hostile = [...document.querySelectorAll('main a[href*="evil"]')];
  expect(hostile.map(({ textContent }) => textContent)).toEqual([
    'https://evil.example/plans/SAVE20',
  ]);
  expect(screen.getByText('View Plans').getAttribute('href')).toBe('/plans');
});

test('an offer that cannot be loaded says so and can be tried again', async () => {
  const screen = await open({ answers: [disconnect(getUserOffer)] });
  await screen.findByText('Failed to connect to the server.');
  await expectAccessible();
  given(offered(SIMPLE));
  await screen.user.click(screen.getByText('Try again'));
  await screen.findByText('A gift for you.');
});

test('an offer without a network says so, and comes by itself when it is back', async () => {
  const screen = await openOffline(paths.offer, <OfferPage />, { answers: [offered(SIMPLE)] });
  await screen.findByText('Failed to connect to the server.');
  setOnline(true);
  await screen.findByText('A gift for you.');
});

test('in Bangla a discount is said from its data, with the way to its plan', async () => {
  const special = {
    planId: 'plan_standard_bdt_30d',
    planName: 'Standard Plan - 30 Days',
    discount: { type: 'percentage', value: 25 },
  } as const;
  const message = 'Special offer for you: 25% off Standard Plan - 30 Days. /plans/SAVE20';
  const screen = await open({
    language: 'bn',
    answers: [offered({ ...SIMPLE, message, isDiscount: true, special })],
  });
  await screen.findByText('আপনার জন্য বিশেষ অফার: স্ট্যান্ডার্ড প্ল্যান - ৩০ দিন-এ ২৫% ছাড়।');
  expect(document.querySelector('main a[href="/plans/SAVE20"]')).not.toBeNull();
});

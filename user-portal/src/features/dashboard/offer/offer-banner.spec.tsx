import { getUserOffer, type OfferView } from '@portal/contracts';
import {
  answer,
  expectAccessible,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/rules';
import { openCards } from '../../../../test/open-cards';
import { OfferBanner } from './offer-banner';

const SECOND_MS = 1_000;
const NOW = '2031-03-01T06:00:00.000Z';

const discount = (change: Partial<OfferView> = {}): OfferView => ({
  isDiscount: true,
  message: 'Special offer for you: 25% off Standard Plan. /plans/SPRING2345',
  expiresAt: new Date(
    Date.parse(NOW) + DAY_MS + 2 * HOUR_MS + 3 * MINUTE_MS + 4 * SECOND_MS,
  ).toISOString(),
  ...change,
});
const { userId } = sampleUser();
const open = (offer: OfferView | null, options: ScreenOptions = {}) =>
  openCards(<OfferBanner userId={userId} />, {
    answers: [answer(getUserOffer, { offer })],
    ...options,
  });
const banner = async (screen: Screen) =>
  within(await screen.findByRole('region', { name: 'Your offer' }));

test('is there only if an offer exists', async () => {
  const screen = await open(null);
  await waitFor(() => expect(document.querySelector('[data-awaited]')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Your offer' })).toBeNull();
});

test('a discount offer shows a countdown in days, hours, minutes and seconds to expiresAt, ticking every second and stopping at zero', async () => {
  const screen = await open(discount(), { clock: NOW });
  const offer = await banner(screen);
  const timer = () => offer.getByRole('timer', { name: 'Offer ends in' }).textContent;
  expect(timer()).toBe('01days02hours03minutes04seconds');
  await screen.passTime(SECOND_MS);
  expect(timer()).toBe('01days02hours03minutes03seconds');
  await screen.passTime(4 * SECOND_MS);
  expect(timer()).toBe('01days02hours02minutes59seconds');
  // The device slept.
  jest.setSystemTime(Date.parse(NOW) + DAY_MS + 2 * HOUR_MS + 3 * MINUTE_MS + 2 * SECOND_MS);
  await screen.passTime(SECOND_MS);
  expect(timer()).toBe('00days00hours00minutes01seconds');
  await screen.passTime(SECOND_MS);
  expect(timer()).toBe('00days00hours00minutes00seconds');
  offer.getByText('This offer has ended.');
  await screen.passTime(5 * SECOND_MS);
  expect(timer()).toBe('00days00hours00minutes00seconds');
  expect(offer.getByRole('link').getAttribute('href')).toBe('/plans');
});

test.each([
  ['/plans/SPRING2345', 'Special offer for you: 25% off Standard Plan. /plans/SPRING2345'],
  ['/plans', 'A quarter off everything.'],
])('its link is %s where the message is %j', async (path, message) => {
  const screen = await open(discount({ message, expiresAt: '2099-01-01T00:00:00.000Z' }));
  const offer = await banner(screen);
  expect(offer.getByRole('link', { name: 'View Offer' }).getAttribute('href')).toBe(path);
  offer.getByText(message.replace(' /plans/SPRING2345', ''));
  await expectAccessible();
});

test("a simple offer shows a 'Claim Offer' banner to /offer", async () => {
  const screen = await open({
    ...{ isDiscount: false, message: '30 videos on top this week.', expiresAt: null },
  });
  const offer = await banner(screen);
  offer.getByText('30 videos on top this week.');
  expect(offer.queryByRole('timer')).toBeNull();
  await expectAccessible();
  await screen.user.click(offer.getByRole('link', { name: 'Claim Offer' }));
  await waitFor(() => expect(window.location.pathname).toBe('/offer'));
});

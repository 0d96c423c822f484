import {
  getBroadcastMessage,
  getOrderStatus,
  getUserPayments,
  markBroadcastSeen,
} from '@portal/contracts';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { sampleOpenPayment, statusOf } from '@portal/testing/samples';
import { openCards } from '../../../../test/open-cards';
import { StatusHero } from '../hero/status-hero';
import { BroadcastNotice } from './broadcast-notice';

const POLL_MS = 60_000;
const clock = '2031-03-10T06:00:00.000Z';
const TITLE = { name: 'A Broadcast Message' };

const tell = (_id: string, text: string): Answer =>
  answer(getBroadcastMessage, { message: { _id, text } });
const open = (broadcast: Answer, options: ScreenOptions = {}) =>
  openCards(<BroadcastNotice />, {
    answers: [answer(markBroadcastSeen, {}), broadcast],
    ...options,
  });
const modal = async (screen: Screen) => within(await screen.findByRole('dialog', TITLE));
const lastSeen = () => sessionStorage.getItem('lastSeenBroadcastId');
const gone = (screen: Screen) => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const isAnswered = () => waitFor(() => expect(requestsOf(getBroadcastMessage)).toHaveLength(1));

test("has a 'Got It!' button; after 'Got It!' the id is remembered for the session", async () => {
  const screen = await open(tell('first', 'The first one.'));
  const dialog = await modal(screen);
  dialog.getByText('The first one.');
  expect(lastSeen()).toBeNull();
  await expectAccessible();
  await screen.user.click(dialog.getByRole('button', { name: 'Got It!' }));
  await gone(screen);
  expect(lastSeen()).toBe('first');
  await waitFor(() =>
    expect(requestsOf(markBroadcastSeen).map(({ params }) => params)).toEqual([
      { broadcastId: 'first' },
    ]),
  );
});

test('is shown once per new broadcast per browser session', async () => {
  sessionStorage.setItem('lastSeenBroadcastId', 'first');
  const screen = await open(tell('first', 'The first one.'), { clock });
  await isAnswered();
  await screen.passTime(1_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  given(tell('newer', 'The next one.'));
  await screen.passTime(POLL_MS);
  (await modal(screen)).getByText('The next one.');
});

test('a broadcast sent meanwhile comes to an open dashboard, and only once', async () => {
  const screen = await open(answer(getBroadcastMessage, { message: null }), { clock });
  given(tell('meanwhile', 'Just sent.'));
  await screen.passTime(POLL_MS);
  await screen.user.click((await modal(screen)).getByRole('button', { name: 'Got It!' }));
  await screen.passTime(1_000);
  await gone(screen);
  const before = requestsOf(getBroadcastMessage).length;
  await screen.passTime(POLL_MS);
  await waitFor(() => expect(requestsOf(getBroadcastMessage).length).toBeGreaterThan(before));
  await screen.passTime(1_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('links in the text are clickable; links starting with www get an http prefix', async () => {
  const screen = await open(
    tell(
      'links',
      'News: www.example.com/news.\nStatus: https://dhara.example/status?now=1\nNot javascript:alert(1).',
    ),
  );
  const links = (await modal(screen)).getAllByRole<HTMLAnchorElement>('link');
  expect(
    links.map(({ textContent, href, target, rel }) => [textContent, href, target, rel]),
  ).toEqual(
    [
      ['www.example.com/news', 'http://www.example.com/news'],
      ['https://dhara.example/status?now=1', 'https://dhara.example/status?now=1'],
    ].map((link) => [...link, '_blank', 'noopener noreferrer']),
  );
});

test('with the keyboard alone: the focus is on Got It!, Escape acknowledges too', async () => {
  const screen = await open(tell('keys', 'Read www.example.com'));
  const dialog = await modal(screen);
  const done = dialog.getByRole('button', { name: 'Got It!' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  await screen.user.tab({ shift: true });
  expect(document.activeElement).toBe(dialog.getByRole('link'));
  await screen.user.keyboard('{Escape}');
  await gone(screen);
  expect(lastSeen()).toBe('keys');
});

test('waits until a payment that was open is closed', async () => {
  const payment = sampleOpenPayment();
  const cards = (
    <>
      <StatusHero user={sampleUser()} />
      <BroadcastNotice />
    </>
  );
  const screen = await openCards(cards, {
    path: '/dashboard#pay',
    answers: [
      answer(getUserPayments, { payments: [payment] }),
      answer(getOrderStatus, statusOf(payment, 754_000)),
      tell('meanwhile', 'Just sent.'),
    ],
  });
  const paying = await screen.findByRole('dialog', { name: 'Payment' });
  await waitFor(() => expect(paying.textContent).toContain(payment.ref_code));
  await isAnswered();
  expect(screen.queryByText('Just sent.')).toBeNull();
  await screen.user.keyboard('{Escape}');
  (await modal(screen)).getByText('Just sent.');
  expect(lastSeen()).toBeNull();
});

test('without a broadcast there is no modal', async () => {
  const screen = await open(answer(getBroadcastMessage, { message: null }), { clock });
  await isAnswered();
  await screen.passTime(1_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['the connection is lost', disconnect(getBroadcastMessage)],
  ['the service refuses', refuse(getBroadcastMessage, 'service/unavailable')],
])('that cannot be loaded is only logged: %s', async (_why, failure) => {
  const screen = await open(failure);
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      'The dashboard could not load the broadcast.',
      expect.anything(),
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
});

test('a broadcast that could not be counted as seen disturbs nobody', async () => {
  const screen = await open(tell('uncounted', 'Read me.'));
  given(disconnect(markBroadcastSeen));
  await screen.user.click((await modal(screen)).getByRole('button', { name: 'Got It!' }));
  await waitFor(() => expect(requestsOf(markBroadcastSeen)).toHaveLength(1));
  await gone(screen);
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
});

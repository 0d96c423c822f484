import {
  getNoticePreferences,
  getPush,
  type NoticePreferencesResponse,
  updateNoticePreferences,
} from '@portal/contracts';
import {
  answer,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  sampleUser,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import {
  DEFAULT_NOTICE_PREFERENCES,
  groupSwitchesBy,
  kindSwitchesBy,
  type NoticePreferences,
  writePreferences,
} from '@portal/rules';
import { openPage } from '../../../test/open-page';
import { NoticesPanel } from './notices-panel';

const { userId } = sampleUser();
const saying = (preferences: Partial<NoticePreferences> = {}): NoticePreferencesResponse => ({
  preferences: writePreferences({ ...DEFAULT_NOTICE_PREFERENCES, ...preferences }),
  timeZone: 'Asia/Dhaka',
});
const open = (preferences: Partial<NoticePreferences> = {}, options: ScreenOptions = {}) =>
  openPage(
    <NoticesPanel userId={userId} fold={{ id: 'notices', isOpen: true, isTarget: false }} />,
    {
      session: { user: sampleUser() },
      ...options,
      answers: [
        answer(getPush, { publicKey: null, browsers: [] }),
        answer(getNoticePreferences, saying(preferences)),
        answer(updateNoticePreferences, saying(preferences)),
        ...(options.answers ?? []),
      ],
    },
  );
const saved = () => requestsOf(updateNoticePreferences).map(({ body }) => body);

test('each kind has a switch for each channel, under its group, and a tap saves that kind', async () => {
  const screen = await open();
  const box = await screen.findByRole('checkbox', { name: 'Download failed: Telegram' });
  expect(box).toHaveProperty('checked', false);
  // A frozen user has no session, without which a browser cannot fetch the words.
  expect(screen.getAllByRole('checkbox')).toHaveLength(12 * 3 - 1);
  screen.getByRole('img', { name: 'Not possible' });
  const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(headings.slice(0, 5)).toEqual([
    ...['Payments', 'Payment received', 'Payment being checked', 'Amount differs'],
    'Sign-ins and security',
  ]);
  await screen.user.click(box);
  await waitFor(() =>
    expect(saved()).toEqual([
      { kinds: { download_failed: { portal: true, telegram: true, push: true } } },
    ]),
  );
  await expectAccessible();
});

test('the last of list and Telegram cannot be switched off for kinds of money and security', async () => {
  const kinds = kindSwitchesBy(
    (kind, channel) => channel === 'portal' || (channel === 'telegram' && kind === 'new_sign_in'),
  );
  const screen = await open({ kinds });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await screen.findByRole('checkbox', { name: 'Payment received: Here' });
  expect(box('Payment received: Here')).toHaveProperty('disabled', true);
  expect(box('Account frozen: Here')).toHaveProperty('disabled', true);
  expect(box('New sign-in: Here')).toHaveProperty('disabled', false);
  expect(box('Payment received: Telegram')).toHaveProperty('disabled', false);
  expect(box('Download finished: Here')).toHaveProperty('disabled', false);
});

test('a service that knows groups only shows each kind as its group', async () => {
  const channels = groupSwitchesBy((group, channel) => group !== 'news' || channel === 'push');
  const response = { preferences: { channels, quietHours: null }, timeZone: 'Asia/Dhaka' };
  const screen = await open({}, { answers: [answer(getNoticePreferences, response)] });
  const offers = await screen.findByRole('checkbox', { name: 'Offers for you: Here' });
  expect(offers).toHaveProperty('checked', false);
  for (const name of ['Offers for you: Browser', 'Few videos left: Here'])
    expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true);
});

test('quiet hours are switched on with usual times, and a time is saved when it is left', async () => {
  const screen = await open();
  given(answer(getNoticePreferences, saying({ quietHours: { from: '22:00', to: '07:00' } })));
  await screen.user.click(await screen.findByRole('switch', { name: /Quiet hours/ }));
  await waitFor(() => expect(saved()).toEqual([{ quietHours: { from: '22:00', to: '07:00' } }]));
  const until = await screen.findByLabelText('Until');
  await screen.user.clear(until);
  await screen.user.type(until, '08:30');
  expect(saved()).toHaveLength(1);
  await screen.user.tab();
  await waitFor(() => expect(saved()[1]).toEqual({ quietHours: { from: '22:00', to: '08:30' } }));
});

test('a refused change says why, and the switch goes back', async () => {
  const screen = await open({}, { answers: [refuse(updateNoticePreferences, 'service/bug')] });
  const box = await screen.findByRole('checkbox', { name: 'Download finished: Here' });
  await screen.user.click(box);
  await screen.findByText('A server error occurred. Please try again.');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Download finished: Here' })).toHaveProperty(
      ...(['checked', true] as const),
    ),
  );
});

test('what cannot be loaded offers another try', async () => {
  const screen = await open({}, { answers: [refuse(getNoticePreferences, 'service/bug')] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  given(answer(getNoticePreferences, saying()));
  await screen.user.click(retry);
  await screen.findByRole('checkbox', { name: 'Payment received: Here' });
});

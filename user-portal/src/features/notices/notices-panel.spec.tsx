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
  type NoticePreferences,
  noticeSwitchesBy,
} from '@portal/rules';
import { openPage } from '../../../test/open-page';
import { NoticesPanel } from './notices-panel';

const { userId } = sampleUser();
const saying = (preferences: Partial<NoticePreferences> = {}): NoticePreferencesResponse => ({
  preferences: { ...DEFAULT_NOTICE_PREFERENCES, ...preferences },
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

test('each group has a switch for each channel, and a tap saves it', async () => {
  const screen = await open();
  const box = await screen.findByRole('checkbox', { name: 'Downloads: Telegram' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(15);
  expect(box).toHaveProperty('checked', false);
  await screen.user.click(box);
  await waitFor(() => expect(saved()).toEqual([{ channels: noticeSwitchesBy(() => true) }]));
  await expectAccessible();
});

test('the last of list and Telegram cannot be switched off for money and security', async () => {
  const channels = noticeSwitchesBy((_, channel) => channel === 'portal');
  const screen = await open({ channels });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await screen.findByRole('checkbox', { name: 'Payments: Here' });
  expect(box('Payments: Here')).toHaveProperty('disabled', true);
  expect(box('Sign-ins and security: Here')).toHaveProperty('disabled', true);
  expect(box('Payments: Telegram')).toHaveProperty('disabled', false);
  expect(box('Downloads: Here')).toHaveProperty('disabled', false);
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
  const box = await screen.findByRole('checkbox', { name: 'Downloads: Here' });
  await screen.user.click(box);
  await screen.findByText('A server error occurred. Please try again.');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Downloads: Here' })).toHaveProperty(
      ...(['checked', true] as const),
    ),
  );
});

test('what cannot be loaded offers another try', async () => {
  const screen = await open({}, { answers: [refuse(getNoticePreferences, 'service/bug')] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  given(answer(getNoticePreferences, saying()));
  await screen.user.click(retry);
  await screen.findByRole('checkbox', { name: 'Payments: Here' });
});

import { getNoticePreferences, getPush, updateNoticePreferences } from '@portal/contracts';
import { DEFAULT_NOTICE_PREFERENCES, type QuietHours, writePreferences } from '@portal/rules';
import {
  answer,
  expectAccessible,
  requestsOf,
  sampleUser,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { NoticesPanel } from './notices-panel';

const user = sampleUser();
const night: QuietHours = { from: '22:00', to: '07:00' };

/** Opens the panel over a service that stores the quiet hours. */
function open(stored: QuietHours | null = night): Promise<Screen> {
  let quietHours = stored;
  const shown = () => ({
    preferences: writePreferences({ ...DEFAULT_NOTICE_PREFERENCES, quietHours }),
    timeZone: 'Asia/Dhaka',
  });
  return openPage(
    <NoticesPanel userId={user.userId} fold={{ id: 'notices', isOpen: true, isTarget: false }} />,
    {
      session: { user },
      answers: [
        answer(getPush, { publicKey: null, browsers: [] }),
        answer(getNoticePreferences, shown),
        answer(updateNoticePreferences, ({ body }) => {
          if (body.quietHours !== undefined) quietHours = body.quietHours;
          return shown();
        }),
      ],
    },
  );
}
const saved = () => requestsOf(updateNoticePreferences).map(({ body }) => body);
const time = (screen: Screen, name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function enter(screen: Screen, name: string, text: string): Promise<void> {
  const field = await time(screen, name);
  await screen.user.clear(field);
  if (text) await screen.user.type(field, text);
  await screen.user.tab();
}

test('the hours are of the time zone of the service, which is named', async () => {
  const screen = await open();
  const quiet = await screen.findByRole('switch', { name: /Quiet hours/ });
  expect(quiet.closest('label')?.textContent).toContain('Bangladesh Standard Time');
  expect((await time(screen, 'From')).value).toBe('22:00');
  expect((await time(screen, 'Until')).value).toBe('07:00');
  await expectAccessible();
});

test('switched off there are no hours, and no times to enter', async () => {
  const screen = await open();
  await screen.user.click(await screen.findByRole('switch', { name: /Quiet hours/ }));
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
  expect(saved()).toEqual([{ quietHours: null }]);
});

test('a new begin keeps the end', async () => {
  const screen = await open();
  await enter(screen, 'From', '23:15');
  await waitFor(() => expect(saved()).toEqual([{ quietHours: { from: '23:15', to: '07:00' } }]));
  expect((await time(screen, 'From')).value).toBe('23:15');
});

test('an incomplete time becomes the saved one again, and nothing is sent', async () => {
  const screen = await open();
  await enter(screen, 'From', '');
  expect((await time(screen, 'From')).value).toBe('22:00');
  await enter(screen, 'Until', '07:00');
  expect(saved()).toEqual([]);
});

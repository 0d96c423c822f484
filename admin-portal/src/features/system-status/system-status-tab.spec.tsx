import { getSystemStats, type SystemStats } from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { itemTexts, press } from '../../../test/steps';
import { SystemStatusTab } from './system-status-tab';

const stats = (change: Partial<SystemStats> = {}): SystemStats => ({
  ...{ serverStatus: 'Online', databaseStatus: 'Connected' },
  ...{ newUsersLast24h: 12, newUsersLast7d: 1_480, downloadsLast24h: 25_310, loginsLast24h: 0 },
  versions: [{ name: 'bff', version: '1.4.0' }],
  jobs: [
    {
      ...{ name: 'payment-sweep', everyMs: 30_000, isRunning: true },
      ...{ lastRunAt: new Date().toISOString(), lastOk: true, lastError: null },
    },
    {
      ...{ name: 'photo-sweep', everyMs: 86_400_000, isRunning: false },
      ...{ lastRunAt: '2031-01-05T10:00:00.000Z', lastOk: false, lastError: 'Error: disk full' },
    },
    {
      ...{ name: 'reconciliation', everyMs: 3_600_000, isRunning: false },
      ...{ lastRunAt: null, lastOk: null, lastError: null },
    },
  ],
  relays: [
    { name: 'phone-1', lastSeenAt: new Date().toISOString(), isSilent: false },
    { name: 'phone-2', lastSeenAt: null, isSilent: true },
  ],
  ...change,
});
const open = (given: SystemStats) =>
  openTab(<SystemStatusTab />, { answers: [answer(getSystemStats, { stats: given })] });
const card = (screen: Screen, name: string) => screen.getByRole('group', { name }).textContent;

test('has cards, versions, jobs and silent relays', async () => {
  const screen = await open(stats());
  const [payments, photos, reconciliation] = await itemTexts(screen, 'Jobs');
  expect(payments).toContain('payment-sweep every 30 seconds');
  expect(payments).toContain('Running');
  expect(photos).toContain('every 1 day');
  expect(photos).toContain('FailedError: disk full');
  expect(reconciliation).toContain('Never ran');
  const [heard, silent] = await itemTexts(screen, 'Payment relays');
  expect(heard).toContain('phone-1Reporting');
  expect(silent).toContain('phone-2Silent');
  expect(await itemTexts(screen, 'Versions')).toEqual(['bff1.4.0']);
  for (const [name, value] of [
    ['Server Status', 'Online'],
    ['Database Status', 'Connected'],
    ['New Users 7d', '1,480'],
    ['Downloads 24h', '25,310'],
    ['Logins 24h', '0'],
  ] as const) {
    expect(card(screen, name)).toContain(value);
  }
  await expectAccessible();
});

test('Refresh reads them again; numbers are unknown while the database is away', async () => {
  const screen = await open(stats());
  await itemTexts(screen, 'Jobs');
  const none = { newUsersLast24h: null, newUsersLast7d: null, downloadsLast24h: null };
  const away = stats({ ...none, loginsLast24h: null, databaseStatus: 'Disconnected' });
  given(answer(getSystemStats, { stats: { ...away, jobs: [], relays: [] } }));
  await press(screen, 'Refresh');
  await waitFor(() => expect(card(screen, 'Database Status')).toContain('Disconnected'));
  expect(card(screen, 'Logins 24h')).toContain('—');
  expect(screen.getAllByText('Unknown while the database is unavailable.')).toHaveLength(2);
});

test('a Refresh that fails keeps the numbers', async () => {
  const screen = await open(stats());
  await itemTexts(screen, 'Jobs');
  given(disconnect(getSystemStats));
  await press(screen, 'Refresh');
  await screen.findByText('Failed to fetch system stats.');
  expect(card(screen, 'Downloads 24h')).toContain('25,310');
});

test("on failure 'Could not load system statistics.' with a hint, and another try", async () => {
  const screen = await openTab(<SystemStatusTab />, { answers: [disconnect(getSystemStats)] });
  const problem = await screen.findByText(/^Could not load system statistics\./);
  expect(problem.textContent).toContain('check that the backend is running');
  given(answer(getSystemStats, { stats: stats() }));
  await press(screen, 'Try again');
  await itemTexts(screen, 'Jobs');
});

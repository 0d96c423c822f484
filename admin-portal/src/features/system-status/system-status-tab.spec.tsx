import {
  getSystemStats,
  type LastBackupView,
  listReleases,
  listVersionReports,
  type ReleaseActionView,
  type ReleasedVersionView,
  type SystemStats,
} from '@portal/contracts';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { HOUR_MS } from '@portal/rules';
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
  lastBackup: null,
  ...change,
});
const AT = '2031-01-05T10:00:00.000Z';
const version = (change: Partial<ReleasedVersionView>): ReleasedVersionView => ({
  ...{ version: 'u1', commit: 'abcdef0123456789', since: AT, who: 'rima' },
  ...change,
});
const action = (change: Partial<ReleaseActionView>): ReleaseActionView => ({
  ...{ at: AT, who: 'rima', action: 'release', part: 'user-portal', from: 'u1', to: 'u2' },
  ...{ percent: null, reason: null, refusal: null },
  ...change,
});
/** As a service of before answers: it lists no staged versions. */
const NOT_RELEASED = { live: null, canary: null, earlier: [] };
const RELEASES = {
  parts: [
    { name: 'shell' as const, ...NOT_RELEASED },
    {
      name: 'user-portal' as const,
      live: version({ version: 'u2' }),
      canary: { ...version({ version: 'u3', who: null, since: null }), percent: 5 },
      earlier: [version({})],
      staged: [version({ version: 'u4' })],
    },
    { name: 'admin-portal' as const, ...NOT_RELEASED },
  ],
  actions: [
    action({ action: 'canary', from: null, to: 'u3', percent: 5 }),
    action({ reason: 'new plans' }),
    action({ action: 'refused', to: 'u0', from: null, refusal: 'u0 was rolled back.' }),
  ],
};
const REPORTS = answer(listVersionReports, {
  reports: [
    {
      ...{ part: 'user-portal', version: 'u2', pages: 1_240, pagesWithErrors: 1 },
      ...{ lcpMs: 1_800, inpMs: null },
    },
    { part: 'shell', version: 's0', pages: 3, pagesWithErrors: 0, lcpMs: 800, inpMs: 50 },
  ],
});
const open = (given: SystemStats) =>
  openTab(<SystemStatusTab />, {
    answers: [answer(getSystemStats, { stats: given }), answer(listReleases, RELEASES), REPORTS],
  });
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

describe('the last backup', () => {
  const backup = (change: Partial<LastBackupView> = {}) =>
    stats({
      lastBackup: {
        ...{ takenAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(), bytes: 4_210_000 },
        ...{ isOld: false, ...change },
      },
    });

  test('says its moment, how long ago that is, and its size', async () => {
    const screen = await open(backup({ takenAt: AT }));
    const [age, size] = await itemTexts(screen, 'Last backup');
    expect(age).toMatch(/2031.*Recent/);
    expect(size).toBe('Size of the archive4.2 MB');
    await expectAccessible();
  });

  test('that is old warns; one of before has no known size', async () => {
    const screen = await open(backup({ isOld: true, bytes: null }));
    const [age, size] = await itemTexts(screen, 'Last backup');
    expect(age).toMatch(/Older than 26 hours3 hours ago/);
    expect(size).toBe('Size of the archiveNot known');
  });

  test('that is missing says so, and how to make one', async () => {
    const screen = await open(stats());
    await screen.findByText('No backup yet');
    screen.getByText('Run npm run backup, each night.');
    await expectAccessible();
  });

  test('is not missed while the database is away', async () => {
    const screen = await open(stats({ databaseStatus: 'Disconnected' }));
    await screen.findByRole('heading', { name: 'Last backup' });
    expect(screen.queryByText('No backup yet')).toBeNull();
  });

  test('has no place where the service does not say it', async () => {
    const { lastBackup: _later, ...before } = stats();
    const screen = await open(before);
    await itemTexts(screen, 'Versions');
    expect(screen.queryByRole('heading', { name: 'Last backup' })).toBeNull();
  });
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
  expect(screen.getAllByText('Unknown while the database is unavailable.')).toHaveLength(3);
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
  const screen = await openTab(<SystemStatusTab />, {
    answers: [disconnect(getSystemStats), answer(listReleases, RELEASES), REPORTS],
  });
  const problem = await screen.findByText(/^Could not load system statistics\./);
  expect(problem.textContent).toContain('check that the backend is running');
  given(answer(getSystemStats, { stats: stats() }));
  await press(screen, 'Try again');
  await itemTexts(screen, 'Jobs');
});

test('says which version of each part is live, tried and kept, and who released it when and why', async () => {
  const screen = await open(stats());
  const [live, canary, earlier, staged] = await itemTexts(screen, 'Versions of user-portal');
  expect(live).toContain('Liveu2abcdef0123by rima');
  expect(canary).toContain('Canary 5 %u3');
  expect(canary).toContain('Time not known');
  expect(earlier).toContain('Earlieru1');
  expect(staged).toContain('StagedPreview u4');
  const preview = screen.getByRole('link', { name: 'Preview u4' });
  expect(preview.getAttribute('href')).toBe('/?preview=user-portal@u4');
  expect(preview.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('region', { name: 'shell' }).textContent).toContain('Not released yet.');
  const [tried, released, refused] = await itemTexts(screen, 'Last actions');
  expect(tried).toContain('Canary of user-portal u3 to 5 %');
  expect(released).toContain('Released user-portal u1 → u2“new plans”by rima');
  expect(refused).toContain('Refused user-portal u0u0 was rolled back.');
  await expectAccessible();
});

test('says what browsers reported of each version', async () => {
  const screen = await open(stats());
  await screen.findByText(/measured/);
  const [live, canary] = await itemTexts(screen, 'Versions of user-portal');
  expect(live).toContain('1,240 pages measured, 1 page with errors, LCP up to 1,800 ms');
  expect(live).not.toContain('INP');
  expect(canary).not.toContain('measured');
});

test('without numbers of browsers it still lists the versions', async () => {
  const screen = await openTab(<SystemStatusTab />, {
    answers: [
      ...[answer(getSystemStats, { stats: stats() }), answer(listReleases, RELEASES)],
      disconnect(listVersionReports),
    ],
  });
  await screen.findByText('Errors and speed of the versions could not be read.');
  expect(await itemTexts(screen, 'Versions of user-portal')).toHaveLength(4);
});

test('without a release, and when the releases cannot be read, it says so; another try reads them', async () => {
  const empty = {
    parts: RELEASES.parts.map(({ name }) => ({ name, ...NOT_RELEASED })),
    actions: [],
  };
  const screen = await openTab(<SystemStatusTab />, {
    answers: [answer(getSystemStats, { stats: stats() }), disconnect(listReleases), REPORTS],
  });
  await screen.findByRole('button', { name: 'Try again' });
  given(answer(listReleases, empty));
  await press(screen, 'Try again');
  await screen.findByText('Nothing was released here yet.');
});

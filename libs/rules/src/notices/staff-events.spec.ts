import { ADMIN_ROLES } from '../sessions/admin-roles';
import { HOUR_MS } from '../time/units';
import { staffEvents, staffNoticeKinds, type WatchedState } from './staff-events';

const NOW = new Date('2031-03-01T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const calm: WatchedState = {
  ...{ payments: 0, silentRelays: [], failedSince: [] },
  lastBackupAt: hoursAgo(1),
};
const keysOf = (state: Partial<WatchedState>) =>
  staffEvents({ ...calm, ...state }, NOW).map(({ key }) => key);

test('a service in order has nothing to report', () => {
  expect(keysOf({})).toEqual([]);
});

test('money that waits is one event, however much it is', () => {
  expect(keysOf({ payments: 1 })).toEqual(['money_waiting']);
  expect(keysOf({ payments: 85 })).toEqual(['money_waiting']);
});

test('each silent relay is an event of its own', () => {
  expect(keysOf({ silentRelays: ['phone-1', 'phone-2'] })).toEqual([
    ...['relay_silent:phone-1', 'relay_silent:phone-2'],
  ]);
});

test.each([
  [hoursAgo(26), 26],
  [hoursAgo(49.9), 49],
  [null, null],
])('a backup of %s is old', (lastBackupAt, hours) => {
  const event = { key: 'backup_old', content: { kind: 'backup_old', facts: { hours } } };
  expect(staffEvents({ ...calm, lastBackupAt }, NOW)).toEqual([event]);
});

test('a nightly backup that comes two hours late is not old yet', () => {
  expect(keysOf({ lastBackupAt: new Date(hoursAgo(26).getTime() + 1) })).toEqual([]);
});

test('five failed tasks in a row of two users are reported; four, or those of one user, are not', () => {
  expect(keysOf({ failedSince: [1, 1, 1, 2] })).toEqual([]);
  expect(keysOf({ failedSince: [1, 1, 1, 1, 1, 1] })).toEqual([]);
  expect(keysOf({ failedSince: [1, 1, 1, 1, 2] })).toEqual(['tasks_failing']);
});

test('a role reads what it can do something about', () => {
  expect(ADMIN_ROLES.map((role) => [role, staffNoticeKinds(role)])).toEqual([
    ['owner', ['money_waiting', 'relay_silent', 'backup_old', 'tasks_failing']],
    ['finance', ['money_waiting', 'relay_silent', 'backup_old']],
    ['support', ['tasks_failing']],
    ['viewer', []],
  ]);
});

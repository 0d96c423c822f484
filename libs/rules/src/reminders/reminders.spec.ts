import { DAY_MS } from '../time/units';
import {
  EXPIRY_REMINDER_DAYS,
  expiryReminderDue,
  LOW_BALANCE_VIDEOS,
  reachesLowBalance,
} from './reminders';

const NOW = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
/** A plan of this number of days that ends this many ms from now. */
const ending = (ms: number, days = 30) => ({ start: after(ms - days * DAY_MS), days });
const TEN_MINUTES = 600_000;
const since = after(-TEN_MINUTES);

it('reminders come at 7, 3 and 1 days, and at 10 videos', () => {
  expect([EXPIRY_REMINDER_DAYS, LOW_BALANCE_VIDEOS]).toEqual([[7, 3, 1], 10]);
});

describe.each(EXPIRY_REMINDER_DAYS)('the reminder of %i days', (days) => {
  it.each([
    ['a moment before', 1, null],
    ['to the millisecond', 0, days],
    ['just after the run before', 1 - TEN_MINUTES, days],
    ['in the run before', -TEN_MINUTES, null],
  ])('%s: %p ms too early', (_name, ms, due) => {
    expect(expiryReminderDue(ending(days * DAY_MS + ms), since, NOW)).toBe(due);
  });

  it('is none of a plan that never was longer', () => {
    expect(expiryReminderDue(ending(days * DAY_MS, days), since, NOW)).toBeNull();
    expect(expiryReminderDue(ending(days * DAY_MS, days + 1), since, NOW)).toBe(days);
  });
});

it('a service may have other days, in any order', () => {
  const due = (days: number, reminderDays: number[]) =>
    expiryReminderDue(ending(days * DAY_MS), since, NOW, reminderDays);
  expect([due(14, [2, 14]), due(2, [2, 14]), due(7, [2, 14]), due(7, [])]).toEqual([
    ...[14, 2, null, null],
  ]);
});

it('after a standstill only the last of the reminders missed is given, and none of a plan that is over', () => {
  const longAgo = after(-20 * DAY_MS);
  expect(expiryReminderDue(ending(2 * DAY_MS), longAgo, NOW)).toBe(3);
  expect(expiryReminderDue(ending(1), longAgo, NOW)).toBe(1);
  expect(expiryReminderDue(ending(0), longAgo, NOW)).toBeNull();
  expect(expiryReminderDue({ start: null, days: 0 }, longAgo, NOW)).toBeNull();
});

it.each([
  [12, 11, false],
  [11, 10, true],
  [100, 0, true],
  [10, 9, false],
  [10, 10, false],
  [5, 50, false],
])('a balance from %i to %i comes down to ten: %s', (before, balance, low) => {
  expect(reachesLowBalance(before, balance)).toBe(low);
});

import { assert, integer, property, constantFrom } from 'fast-check';
import { DAY_MS } from '../time/units';
import { quietUntil } from './quiet-hours';

const DHAKA = 'Asia/Dhaka';
const NIGHT = { from: '22:00', to: '07:00' };
const end = (time: string, quiet = NIGHT, zone = DHAKA) =>
  quietUntil(quiet, new Date(time), zone)?.toISOString() ?? null;

test.each([
  ['one minute before them', '2026-11-24T15:59:00.000Z', null],
  ['at their start', '2026-11-24T16:00:00.000Z', '2026-11-25T01:00:00.000Z'],
  ['after midnight', '2026-11-24T20:00:00.000Z', '2026-11-25T01:00:00.000Z'],
  ['in their last minute', '2026-11-25T00:59:59.999Z', '2026-11-25T01:00:00.000Z'],
  ['at their end', '2026-11-25T01:00:00.000Z', null],
])('quiet hours over midnight: %s', (_, now, until) => {
  expect(end(now)).toBe(until);
});

test('quiet hours within a day end on that day', () => {
  const nap = { from: '13:00', to: '15:30' };
  expect(end('2026-11-24T06:59:59.999Z', nap)).toBeNull();
  expect(end('2026-11-24T07:00:00.000Z', nap)).toBe('2026-11-24T09:30:00.000Z');
  expect(end('2026-11-24T08:00:00.000Z', nap)).toBe('2026-11-24T09:30:00.000Z');
  expect(end('2026-11-24T09:30:00.000Z', nap)).toBeNull();
});

test('without hours, or with equal times, it is never quiet', () => {
  expect(quietUntil(null, new Date(), DHAKA)).toBeNull();
  expect(end('2026-11-24T16:00:00.000Z', { from: '22:00', to: '22:00' })).toBeNull();
});

test('a day with a change of the clock keeps local times', () => {
  // Clocks in New York go back at 06:00 UTC: the night has an hour more.
  expect(end('2026-11-01T03:00:00.000Z', NIGHT, 'America/New_York')).toBe(
    '2026-11-01T12:00:00.000Z',
  );
});

test('the end lies within a day after now', () => {
  const time = integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  const from = Date.parse('2026-01-01T00:00:00.000Z');
  const instant = integer({ min: from, max: from + 400 * DAY_MS });
  const zone = constantFrom(DHAKA, 'UTC', 'America/New_York', 'Australia/Lord_Howe');
  assert(
    property(time, time, instant, zone, (start, stop, at, where) => {
      const quiet = { from: start, to: stop };
      const until = quietUntil(quiet, new Date(at), where);
      if (until === null) return true;
      const away = until.getTime() - at;
      return away > 0 && away <= DAY_MS + 2 * 3_600_000;
    }),
  );
});

import fc from 'fast-check';
import {
  calendarDay,
  calendarDayBounds,
  DEFAULT_SERVICE_ZONE,
  isCalendarDay,
  startOfCalendarDay,
} from './calendar-day';

const DHAKA_MIDNIGHT = new Date('2026-03-14T18:00:00.000Z');

describe('today is a calendar day in the zone of the service', () => {
  it.each([
    [-1, '2026-03-14'],
    [0, '2026-03-15'],
    [1, '2026-03-15'],
  ])('%i ms from midnight in Dhaka it is %s', (ms, day) => {
    const instant = new Date(DHAKA_MIDNIGHT.getTime() + ms);
    expect(calendarDay(instant, DEFAULT_SERVICE_ZONE)).toBe(day);
  });

  it('starts at midnight there, not at midnight UTC', () => {
    const noon = new Date('2026-03-15T06:00:00.000Z');
    expect(startOfCalendarDay(noon, DEFAULT_SERVICE_ZONE)).toEqual(DHAKA_MIDNIGHT);
    expect(startOfCalendarDay(DHAKA_MIDNIGHT, DEFAULT_SERVICE_ZONE)).toEqual(DHAKA_MIDNIGHT);
  });

  it.each([
    ['Asia/Kolkata', '2026-03-14T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-14T18:15:00.000Z'],
    ['UTC', '2026-03-15T00:00:00.000Z'],
  ])('respects the half and quarter hours of %s', (zone, expected) => {
    const instant = new Date('2026-03-15T06:00:00.000Z');
    expect(startOfCalendarDay(instant, zone).toISOString()).toBe(expected);
  });

  it('counts a day of 25 hours as one day where clocks change', () => {
    const late = new Date('2026-11-02T04:59:59.999Z');
    expect(calendarDay(late, 'America/New_York')).toBe('2026-11-01');
    expect(startOfCalendarDay(late, 'America/New_York').toISOString()).toBe(
      '2026-11-01T04:00:00.000Z',
    );
  });

  it('begins with the first instant of its own day', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom('Asia/Dhaka', 'Asia/Kolkata', 'America/New_York', 'UTC');
    fc.assert(
      fc.property(instant, zone, (now, place) => {
        const first = startOfCalendarDay(now, place);
        expect(first.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(calendarDay(first, place)).toBe(calendarDay(now, place));
        const before = new Date(first.getTime() - 1);
        expect(calendarDay(before, place)).not.toBe(calendarDay(now, place));
      }),
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => calendarDay(DHAKA_MIDNIGHT, 'Asia/Atlantis')).toThrow(RangeError);
  });
});

describe('a calendar day of a zone', () => {
  it('lasts from its first ms to its last, there', () => {
    expect(calendarDayBounds('2026-03-15', DEFAULT_SERVICE_ZONE)).toEqual({
      first: DHAKA_MIDNIGHT,
      last: new Date('2026-03-15T17:59:59.999Z'),
    });
  });

  it('is followed by the next one without a gap, also where clocks change', () => {
    const day = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom('Asia/Dhaka', 'America/New_York', 'Pacific/Kiritimati', 'UTC');
    fc.assert(
      fc.property(day, zone, (instant, place) => {
        const text = instant.toISOString().slice(0, 10);
        const { first, last } = calendarDayBounds(text, place);
        const next = new Date(Date.parse(text) + 86_400_000).toISOString().slice(0, 10);
        expect(calendarDayBounds(next, place).first.getTime()).toBe(last.getTime() + 1);
        // A zone that crossed the date line skipped a day; that day has no instants.
        if (first > last) return;
        expect([calendarDay(first, place), calendarDay(last, place)]).toEqual([text, text]);
      }),
    );
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
    '0999-01-01',
  ])('is not %p', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => calendarDayBounds(text, DEFAULT_SERVICE_ZONE)).toThrow(RangeError);
  });

  it.each(['2024-02-29', '1000-01-01', '9998-12-31'])('is %p', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });
});

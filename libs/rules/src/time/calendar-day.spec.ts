import fc from 'fast-check';
import { calendarDay, DEFAULT_SERVICE_ZONE, startOfCalendarDay } from './calendar-day';

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

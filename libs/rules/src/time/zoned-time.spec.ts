import fc from 'fast-check';
import { instantOfWallTime, wallTimeOf } from './zoned-time';

describe('the time on the wall of a zone', () => {
  it('is six hours ahead of UTC in Dhaka', () => {
    const instant = new Date('2026-11-21T20:30:00.000Z');
    expect(wallTimeOf(instant, 'Asia/Dhaka')).toEqual({ day: '2026-11-22', time: '02:30' });
    expect(instantOfWallTime({ day: '2026-11-22', time: '02:30' }, 'Asia/Dhaka')).toEqual(instant);
  });

  it('begins a day with 00:00', () => {
    const midnight = new Date('2026-11-21T18:00:00.000Z');
    expect(wallTimeOf(midnight, 'Asia/Dhaka')).toEqual({ day: '2026-11-22', time: '00:00' });
  });

  it.each([
    { day: '2026-02-30', time: '10:00' },
    { day: '', time: '10:00' },
    { day: '2026-11-21', time: '24:00' },
    { day: '2026-11-21', time: '' },
    { day: '2026-11-21', time: '7:30' },
  ])('is no instant for %p', (wall) => {
    expect(instantOfWallTime(wall, 'Asia/Dhaka')).toBeNull();
  });

  it.each([
    // Clocks go forward at 2:00, and back at 3:00.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('on %s at %s in Berlin is %s', (day, time, instant) => {
    expect(instantOfWallTime({ day, time }, 'Europe/Berlin')?.toISOString()).toBe(instant);
  });

  it('leads back to the same minute in every zone without a change of clocks', () => {
    const zones = fc.constantFrom('Asia/Dhaka', 'UTC', 'Asia/Kolkata', 'Asia/Kathmandu');
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 60 });
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const instant = new Date(Date.UTC(2000, 0, 1) + minute * 60_000);
        expect(instantOfWallTime(wallTimeOf(instant, zone), zone)).toEqual(instant);
      }),
    );
  });
});

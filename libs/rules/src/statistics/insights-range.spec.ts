import fc from 'fast-check';
import { calendarDay, calendarDayBounds } from '../time/calendar-day';
import {
  daysIn,
  insightsRange,
  MAX_INSIGHTS_DAYS,
  rangeBefore,
  rangeUntil,
} from './insights-range';

const TODAY = '2031-03-10';

describe('the range of insights', () => {
  it('is the last 30 days up to today when none is asked for', () => {
    expect(insightsRange({}, TODAY)).toEqual({ from: '2031-02-09', to: TODAY });
  });

  it('is 30 days up to a day that is asked for, and up to today from one', () => {
    expect(insightsRange({ to: '2031-01-30' }, TODAY)).toEqual({
      from: '2031-01-01',
      to: '2031-01-30',
    });
    expect(insightsRange({ from: '2031-03-09' }, TODAY)).toEqual({ from: '2031-03-09', to: TODAY });
  });

  it('is so many days as are asked for, unless its first day is', () => {
    expect(insightsRange({ days: 7 }, TODAY)).toEqual({ from: '2031-03-04', to: TODAY });
    const both = { from: '2031-03-09', days: 7 };
    expect(insightsRange(both, TODAY)).toEqual({ from: '2031-03-09', to: TODAY });
  });

  it('is one day when both ends are the same', () => {
    expect(insightsRange({ from: TODAY, to: TODAY }, TODAY)).toEqual({ from: TODAY, to: TODAY });
  });

  it.each([
    ['ends before it begins', { from: '2031-03-10', to: '2031-03-09' }],
    ['has 367 days', { from: '2031-01-01', to: '2032-01-02' }],
    ['is compared to days of no calendar', { from: '1000-01-01', to: '1000-01-02' }],
  ])('is none when it %s', (_why, asked) => expect(insightsRange(asked, TODAY)).toBeNull());

  it('may have 366 days', () => {
    expect(insightsRange({ from: '2031-01-01', to: '2032-01-01' }, TODAY)).not.toBeNull();
  });

  it('is compared to as many days right before it', () => {
    expect(rangeBefore({ from: '2031-03-01', to: '2031-03-31' })).toEqual({
      from: '2031-01-29',
      to: '2031-02-28',
    });
    const end = fc.integer({ min: 0, max: 20_000 });
    const length = fc.integer({ min: 1, max: MAX_INSIGHTS_DAYS });
    const zones = fc.constantFrom('Asia/Dhaka', 'Europe/Berlin', 'America/New_York', 'UTC');
    fc.assert(
      fc.property(end, length, zones, (day, days, zone) => {
        const to = new Date(Date.UTC(2000, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
        const range = rangeUntil(to, days);
        const before = rangeBefore(range);
        expect([daysIn(range), daysIn(before)]).toEqual([days, days]);
        // The two ranges have no gap and no overlap, also where clocks change.
        const last = calendarDayBounds(before.to, zone).last;
        const { first } = calendarDayBounds(range.from, zone);
        expect(first.getTime() - last.getTime()).toBe(1);
        expect([calendarDay(last, zone), calendarDay(first, zone)]).toEqual([
          before.to,
          range.from,
        ]);
      }),
    );
  });
});

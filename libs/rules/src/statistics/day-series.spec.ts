import { CHART_DAYS, daysBefore, lastDays } from './day-series';

describe('the days of a chart', () => {
  it('are the last 30 of the zone, oldest first, today last', () => {
    // 20:00 UTC is the next day in Dhaka.
    const days = lastDays(new Date('2026-03-01T20:00:00Z'), 'Asia/Dhaka', CHART_DAYS);
    expect(days).toHaveLength(30);
    expect([days[0], days[28], days[29]]).toEqual(['2026-02-01', '2026-03-01', '2026-03-02']);
    expect(new Set(days).size).toBe(30);
  });

  it('cross the end of a leap February and of a year', () => {
    expect(daysBefore('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysBefore('2027-01-01', 2)).toEqual(['2026-12-31', '2027-01-01']);
  });
});

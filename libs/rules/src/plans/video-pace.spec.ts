import fc from 'fast-check';
import { DAY_MS } from '../time/units';
import { daysOfVideos, PACE_LEAST_DOWNLOADS, PACE_MOST_DAYS } from './video-pace';

const NOW = new Date('2031-03-10T06:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const lasts = (balance: number, ...days: number[]) => daysOfVideos(balance, days.map(daysAgo), NOW);

test('ten downloads in the last five days: 42 videos are enough for 21 days', () => {
  expect(lasts(42, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5)).toBe(21);
});

test('days are rounded down, less than one is 0', () => {
  expect(lasts(9, 0, 1, 2, 3, 4.5)).toBe(8);
  expect(lasts(1, 0.1, 0.2, 0.3, 0.4, 1)).toBe(0);
});

test('a pause after the last download slows the pace', () => {
  expect(lasts(10, 6, 7, 8, 9, 10)).toBe(20);
});

test('the order of the downloads does not matter, and those after now do not count', () => {
  expect(lasts(10, 10, 6, 9, 7, 8)).toBe(20);
  expect(lasts(10, 10, 6, 9, 7, 8, -1)).toBe(20);
});

describe('nothing is shown where it would be a guess', () => {
  it('without videos left', () => expect(lasts(0, 1, 2, 3, 4, 5)).toBeNull());
  it('with fewer downloads than five', () => expect(lasts(10, 1, 2, 3, 4)).toBeNull());
  it('without downloads', () => expect(lasts(10)).toBeNull());
  it('when all were within one day', () => {
    expect(lasts(10, 0.1, 0.2, 0.3, 0.4, 0.999)).toBeNull();
    expect(lasts(10, 0.1, 0.2, 0.3, 0.4, 1)).toBe(2);
  });
  it('beyond a year', () => {
    expect(lasts(365, 1, 2, 3, 4, 5)).toBe(365);
    expect(lasts(366, 1, 2, 3, 4, 5)).toBeNull();
  });
});

test('it is always null or a whole number of days from 0 to a year, and grows with the balance', () => {
  const instants = fc.array(fc.integer({ min: -2, max: 200 }).map(daysAgo), { maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), instants, (balance, downloads) => {
      const days = daysOfVideos(balance, downloads, NOW);
      if (days === null) return;
      expect(Number.isInteger(days) && days >= 0 && days <= PACE_MOST_DAYS).toBe(true);
      expect(downloads.length).toBeGreaterThanOrEqual(PACE_LEAST_DOWNLOADS);
      expect(daysOfVideos(balance + 1, downloads, NOW) ?? PACE_MOST_DAYS).toBeGreaterThanOrEqual(
        days,
      );
    }),
  );
});

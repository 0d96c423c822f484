import { HOUR_MS } from '../time/units';
import { countingTries, tryWaitSeconds } from './failed-tries';

const LIMIT = { failures: 10, withinMs: HOUR_MS };

describe('failed tries of a user', () => {
  const now = new Date('2031-03-10T12:00:00.000Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const tries = (count: number, ms: number) => Array.from({ length: count }, () => ago(ms));

  it('leave the tenth try open and close the eleventh', () => {
    expect(tryWaitSeconds(LIMIT, tries(9, 1), now)).toBe(0);
    expect(tryWaitSeconds(LIMIT, tries(10, 1), now)).toBe(3_600);
  });

  it.each([
    [-1, 1],
    [0, 0],
    [1, 0],
  ])('count until an hour after them: %i ms from then the wait is %i s', (ms, seconds) => {
    const failedAt = [...tries(9, 60_000), ago(HOUR_MS + ms)];
    expect(tryWaitSeconds(LIMIT, failedAt, now)).toBe(seconds);
  });

  it('wait for the one that makes room, not for the newest', () => {
    const failedAt = [ago(3_000_000), ...tries(9, 1_000)];
    expect(tryWaitSeconds(LIMIT, failedAt, now)).toBe(600);
    expect(countingTries(LIMIT, [ago(1), ago(HOUR_MS), ago(2)], now)).toEqual([ago(2), ago(1)]);
  });
});

import { signInLockEnd } from './sign-in-lock';

const MINUTE = 60;

/** The end of the lock after failures at these seconds, in seconds. */
function endOf(...seconds: readonly number[]): number | null {
  const end = signInLockEnd(seconds.map((second) => new Date(second * 1_000)));
  return end && end.getTime() / 1_000;
}

describe('the lock of a password sign-in', () => {
  it('comes with the fifth failure within five minutes and lasts a minute', () => {
    expect(endOf()).toBeNull();
    expect(endOf(0, 1, 2, 3)).toBeNull();
    expect(endOf(0, 1, 2, 3, 4)).toBe(4 + MINUTE);
    expect(endOf(0, 0, 0, 0, 5 * MINUTE - 1)).toBe(6 * MINUTE - 1);
  });

  it('does not come when the first of five is five minutes old', () => {
    expect(endOf(0, 1, 2, 3, 5 * MINUTE)).toBeNull();
    expect(endOf(0, 100, 200, 300, 400, 500, 600, 700)).toBeNull();
  });

  it('doubles with every failure after it, up to fifteen minutes', () => {
    const failures = [0, 0, 0, 0, 0];
    const lengths: number[] = [];
    for (let lock = 0; lock < 6; lock += 1) {
      const end = endOf(...failures) ?? 0;
      lengths.push((end - (failures.at(-1) ?? 0)) / MINUTE);
      failures.push(end);
    }
    expect(lengths).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('is forgiven after an hour without a failure', () => {
    const hourAfter = MINUTE + 60 * MINUTE;
    expect(endOf(0, 0, 0, 0, 0, hourAfter - 1)).toBe(hourAfter - 1 + 2 * MINUTE);
    expect(endOf(0, 0, 0, 0, 0, hourAfter)).toBeNull();
  });
});

import { LONGEST_SIGN_IN_DELAY_MS, signInDelayMs } from './sign-in-delay';

describe('the delay of a sign-in while somebody guesses', () => {
  it('is nothing up to the limit', () => {
    expect([0, 1, 19, 20].map((failures) => signInDelayMs(failures, 20))).toEqual([0, 0, 0, 0]);
  });

  it('grows evenly with every failure above it', () => {
    expect([21, 22, 30].map((failures) => signInDelayMs(failures, 20))).toEqual([250, 500, 2_500]);
    expect(signInDelayMs(1_001, 1_000)).toBe(5);
  });

  it('is five seconds at most, however many failures there are', () => {
    for (const failures of [40, 41, 10_000, Number.MAX_SAFE_INTEGER]) {
      expect(signInDelayMs(failures, 20)).toBe(LONGEST_SIGN_IN_DELAY_MS);
    }
    expect(LONGEST_SIGN_IN_DELAY_MS).toBe(5_000);
  });
});

import { boundOfShare } from './bound-of-share';

const BOUNDS = [0.1, 0.5, 1];

describe('the bound that three quarters of the values keep', () => {
  it.each([
    [[3, 1, 0, 0], 0.1],
    [[2, 1, 1, 0], 0.5],
    [[0, 0, 3, 1], 1],
    [[0, 0, 2, 2], null],
    [[0, 0, 0, 0], null],
    [[], null],
  ])('of %p is %p', (counts, bound) => {
    expect(boundOfShare(BOUNDS, counts, 0.75)).toBe(bound);
  });
});

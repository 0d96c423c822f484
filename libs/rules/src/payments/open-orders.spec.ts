import { openOrderWaitSeconds } from './open-orders';

const now = new Date('2031-03-10T06:00:00.000Z');
const ends = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() + one * 1_000));

it.each([
  [[], 0],
  [[60, 120], 0],
  [[60, 120, 180], 60],
  [[180, 60, 120], 60],
  [[60.5, 120, 180], 61],
  // From a time without the limit: two of these orders have to end first.
  [[60, 120, 180, 240], 120],
])('with open orders that end in %j s the next one waits %i s', (open, seconds) => {
  expect(openOrderWaitSeconds(ends(...open), now)).toBe(seconds);
});

import fc from 'fast-check';
import { timeLeft } from './countdown';
import { DAY_MS } from './units';

const words = (ms: number) => {
  const { days, hours, minutes, seconds } = timeLeft(ms);
  return [days, hours, minutes, seconds].join(' ');
};

it.each([
  [2 * DAY_MS, '2 0 0 0'],
  [2 * DAY_MS - 1, '2 0 0 0'],
  [2 * DAY_MS - 1000, '1 23 59 59'],
  [3_661_000, '0 1 1 1'],
  [1000, '0 0 0 1'],
  [1, '0 0 0 1'],
  [0, '0 0 0 0'],
  [-1, '0 0 0 0'],
])('%i ms are %s in days, hours, minutes and seconds', (ms, expected) => {
  expect(words(ms)).toBe(expected);
});

it('it is over exactly at the end and stays at zero', () => {
  expect([1, 0, -1, -DAY_MS].map((ms) => timeLeft(ms).isOver)).toEqual([false, true, true, true]);
});

it('each second shows one less', () => {
  const total = (ms: number) => {
    const { days, hours, minutes, seconds } = timeLeft(ms);
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  };
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 400 * DAY_MS }), (ms) => {
      expect(total(ms) - total(ms - 1000)).toBe(1);
    }),
  );
});

import { CachedReading } from './cached-reading';

/** A reading of a counter, at most 1,000 ms old, with a clock that only the test moves. */
function given() {
  let at = 0;
  let calls = 0;
  let fails = false;
  const clock = { now: () => new Date(at) };
  const count = async () => {
    calls += 1;
    if (fails) throw new Error('away');
    return calls;
  };
  return {
    reading: new CachedReading(count, 1_000, clock),
    travelTo: (ms: number) => void (at = ms),
    fail: (isFailing: boolean) => void (fails = isFailing),
  };
}

it('callers share one calculation until the value is too old', async () => {
  const { reading, travelTo } = given();
  expect(await Promise.all([reading.read(), reading.read()])).toEqual([1, 1]);
  travelTo(999);
  expect(await reading.read()).toBe(1);
  travelTo(1_000);
  expect(await reading.read()).toBe(2);
});

it('a clock that was set back calculates anew', async () => {
  const { reading, travelTo } = given();
  travelTo(5_000);
  await reading.read();
  travelTo(4_000);
  expect(await reading.read()).toBe(2);
});

it('after a failure the next caller calculates again', async () => {
  const { reading, fail } = given();
  fail(true);
  await expect(reading.read()).rejects.toThrow('away');
  fail(false);
  expect(await reading.read()).toBe(2);
});

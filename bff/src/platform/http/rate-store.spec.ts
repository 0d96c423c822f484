import { ManualClock } from '@portal/testing';
import { MINUTE_MS } from '@portal/rules';
import { RateStore } from './rate-store';

function makeStore() {
  const clock = new ManualClock();
  const store = new RateStore(clock);
  const count = (key: string): { current: number; ttl: number } => {
    let counted = { current: 0, ttl: 0 };
    store.incr(key, (_error, result) => (counted = result ?? counted), MINUTE_MS);
    return counted;
  };
  return { clock, store, count };
}

describe('a window', () => {
  it('begins with the first request and ends a minute later', () => {
    const { clock, count } = makeStore();
    expect(count('ana')).toEqual({ current: 1, ttl: MINUTE_MS });
    clock.advance(MINUTE_MS - 1);
    expect(count('ana')).toEqual({ current: 2, ttl: 1 });
    clock.advance(1);
    expect(count('ana')).toEqual({ current: 1, ttl: MINUTE_MS });
  });

  it('belongs to one key', () => {
    const { count } = makeStore();
    for (let times = 0; times < 500; times += 1) count('stranger');
    expect(count('ana').current).toBe(1);
  });

  it('of a clock that was set back begins anew: nobody waits for hours', () => {
    const { clock, count } = makeStore();
    count('ana');
    clock.advance(-3_600_000);
    expect(count('ana')).toEqual({ current: 1, ttl: MINUTE_MS });
  });
});

it('windows that ended are forgotten, and so are the addresses', () => {
  const { clock, store, count } = makeStore();
  for (let number = 0; number < 1_000; number += 1) count(`192.0.2.${number}`);
  expect(store.size).toBe(1_000);
  clock.advance(MINUTE_MS);
  count('ana');
  expect(store.size).toBe(1);
});

it('memory has a bound, however many address blocks somebody has', () => {
  const { store, count } = makeStore();
  for (let number = 0; number < 60_000; number += 1) count(`block ${number}`);
  expect(store.size).toBe(50_000);
});

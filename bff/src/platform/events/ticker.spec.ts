/** @jest-environment node */
import { Logger } from '@nestjs/common';
import { Ticker } from './ticker';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A ticker of one second. The test decides when a round ends. */
function heldTicker() {
  const ends: (() => void)[] = [];
  const ticker = new Ticker(1_000, () => new Promise<void>((done) => void ends.push(done)));
  return { ticker, ends };
}

describe('a ticker', () => {
  it('begins its first round after its time, and the next after its time again', async () => {
    const { ticker, ends } = heldTicker();
    ticker.start();
    ticker.start();
    await jest.advanceTimersByTimeAsync(999);
    expect(ends).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ends).toHaveLength(2);
  });

  it('never runs two rounds at once, however long one takes', async () => {
    const { ticker, ends } = heldTicker();
    ticker.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ends).toHaveLength(1);
    ticker.stop();
    ticker.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ends).toHaveLength(2);
  });

  it('that is stopped has no timer left', async () => {
    const { ticker, ends } = heldTicker();
    ticker.start();
    ticker.stop();
    expect(jest.getTimerCount()).toBe(0);
    ticker.start();
    await jest.advanceTimersByTimeAsync(1_000);
    ticker.stop();
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([ends.length, jest.getTimerCount()]).toEqual([1, 0]);
  });

  it('goes on after a round that failed', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    let rounds = 0;
    const ticker = new Ticker(1_000, async () => {
      rounds += 1;
      throw new Error('no database');
    });
    ticker.start();
    await jest.advanceTimersByTimeAsync(3_000);
    ticker.stop();
    expect(rounds).toBe(3);
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });
});

/** @jest-environment node */
import { KeyedMutex } from './keyed-mutex';

describe('work under a key', () => {
  it('follows the work before it, in the order it came, whatever fails', async () => {
    const mutex = new KeyedMutex();
    const steps: string[] = [];
    const work = (name: string, fails = false) =>
      mutex.run(['a'], async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([work('1'), work('2', true), work('3')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(steps).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
  });

  it('does not wait for other keys', async () => {
    const mutex = new KeyedMutex();
    let free = (): void => undefined;
    const held = mutex.run(['a'], () => new Promise<void>((done) => (free = done)));
    await mutex.run(['b'], async () => undefined);
    free();
    await held;
  });

  it('goes ahead after two seconds when the work before it hangs', async () => {
    jest.useFakeTimers();
    try {
      const mutex = new KeyedMutex();
      void mutex.run(['a'], () => new Promise<void>(() => undefined));
      const second = mutex.run(['a'], async () => 'done');
      await jest.advanceTimersByTimeAsync(1_999);
      await jest.advanceTimersByTimeAsync(1);
      await expect(second).resolves.toBe('done');
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits its turn however long the queue: nobody starts because many are before it', async () => {
    jest.useFakeTimers();
    try {
      const mutex = new KeyedMutex();
      let running = 0;
      let most = 0;
      const all = Array.from({ length: 5 }, () =>
        mutex.run(['a'], async () => {
          most = Math.max(most, (running += 1));
          await new Promise((done) => setTimeout(done, 1_500));
          running -= 1;
        }),
      );
      await jest.advanceTimersByTimeAsync(5 * 1_500);
      await Promise.all(all);
      expect(most).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

import { ConcurrencyLimit } from './concurrency-limit';

describe('limit', () => {
  it('lets a few work, some wait in order, and refuses the rest', async () => {
    const limit = new ConcurrencyLimit(2, 2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = (place: number) =>
      limit.run(() => {
        started.push(place);
        return new Promise<number>((resolve) => finish.push(() => resolve(place)));
      });
    const done = [work(1), work(2), work(3), work(4)];
    await expect(work(5)).rejects.toMatchObject({ code: 'request/too-many' });
    expect(started).toEqual([1, 2]);
    finish[0]?.();
    await done[0];
    expect(started).toEqual([1, 2, 3]);
    finish[1]?.();
    finish[2]?.();
    await Promise.all([done[1], done[2]]);
    finish[3]?.();
    expect(await Promise.all(done)).toEqual([1, 2, 3, 4]);
  });

  it('frees its place when work fails', async () => {
    const limit = new ConcurrencyLimit(1, 0);
    await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.run(() => Promise.resolve('yes'))).toBe('yes');
  });

  it('keeps a place and a queue for reserved work, however much other work comes', async () => {
    const limit = new ConcurrencyLimit(2, 1, 1);
    const started: string[] = [];
    const finish = new Map<string, () => void>();
    const work = (name: string, share: 'open' | 'reserved') =>
      limit.run(() => {
        started.push(name);
        return new Promise<void>((resolve) => finish.set(name, resolve));
      }, share);
    const open = [work('open 1', 'open'), work('open 2', 'open')];
    await expect(work('open 3', 'open')).rejects.toMatchObject({ code: 'request/too-many' });
    const reserved = [work('reserved 1', 'reserved'), work('reserved 2', 'reserved')];
    expect(started).toEqual(['open 1', 'reserved 1']);
    await expect(work('reserved 3', 'reserved')).rejects.toMatchObject({
      code: 'request/too-many',
    });
    // Reserved work gets the free slot first.
    finish.get('open 1')?.();
    await open[0];
    expect(started).toEqual(['open 1', 'reserved 1', 'reserved 2']);
    // Open work may use one of two slots, also while reserved work continues.
    finish.get('reserved 1')?.();
    await reserved[0];
    expect(started.at(-1)).toBe('open 2');
    finish.get('open 2')?.();
    finish.get('reserved 2')?.();
    await Promise.all([...open, ...reserved]);
  });

  it('of which nobody takes the reserved place leaves it free', async () => {
    const limit = new ConcurrencyLimit(2, 5, 1);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => limit.run(work)));
    expect(most).toBe(1);
  });
});

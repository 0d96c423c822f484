import { Gate } from './gate';

describe('gate', () => {
  it('lets a few work, some wait in order, and refuses the rest', async () => {
    const gate = new Gate(2, 2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = (place: number) =>
      gate.run(() => {
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
    const gate = new Gate(1, 0);
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});

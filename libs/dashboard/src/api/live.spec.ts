import { liveInterval, logged } from './live';

const after = (fetchFailureCount: number) => liveInterval({ state: { fetchFailureCount } });

test('an open dashboard reads its numbers every 15 seconds', () => {
  expect(after(0)).toBe(15_000);
});

test('failures double the pause, up to four minutes', () => {
  expect([after(1), after(2), after(3)]).toEqual([30_000, 60_000, 120_000]);
  expect(after(4)).toBe(240_000);
  expect(after(50)).toBe(240_000);
});

test('a failed call is logged and still fails; one that was given up is not logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failed = () => Promise.reject(new Error('gone'));
  await expect(logged('stats', new AbortController().signal, failed())).rejects.toThrow('gone');
  expect(warn).toHaveBeenCalledTimes(1);
  await expect(logged('stats', AbortSignal.abort(), failed())).rejects.toThrow('gone');
  expect(warn).toHaveBeenCalledTimes(1);
});

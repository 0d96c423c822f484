/** @jest-environment node */
import { SystemStatsService } from './system-stats.service';

const never = () => new Promise<never>(() => undefined);

it('metrics that the database does not answer are given up within 2 s (OPS-20)', async () => {
  jest.useFakeTimers();
  const silent = { countSince: never, countAllSince: never, list: never, find: never } as never;
  const clock = { now: () => new Date('2031-03-10T06:00:00.000Z') } as never;
  const stats = new SystemStatsService(
    ...([silent, silent, silent, silent, silent, silent, silent] as const),
    clock,
  );
  const metrics = stats.readMetrics();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(await Promise.race([metrics, Promise.resolve('still waiting')])).toBeNull();
  jest.useRealTimers();
});

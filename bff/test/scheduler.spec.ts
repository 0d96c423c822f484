import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../src/platform/clock/clock';
import { Config } from '../src/platform/config/config';
import { DrainService } from '../src/platform/lifecycle/drain.service';
import { MetricsService } from '../src/platform/metrics/metrics.service';
import { LEASE_MS, LeasesRepository } from '../src/platform/scheduler/leases.repository';
import { SchedulerService } from '../src/platform/scheduler/scheduler.service';
import { UniqueIndexesService } from '../src/platform/mongo/unique-indexes.service';
import { TracingService } from '../src/platform/tracing/tracing.service';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
});
afterAll(() => server.stop());

const schedulerOf = (of: TestServer) => of.app.get(SchedulerService, { strict: false });
const statusOf = async (name: string) =>
  (await schedulerOf(server).list()).find((job) => job.name === name);

let nextName = 0;
const newName = (): string => `job-${(nextName += 1)}`;

/** Registers a job on both instances; what it does is counted by instance. */
function givenJob(work: (now: Date) => Promise<void> = async () => undefined) {
  const name = newName();
  const runs = { here: 0, there: 0 };
  const job = (where: keyof typeof runs) => ({
    name,
    everyMs: MINUTE_MS,
    run: async (now: Date) => {
      runs[where] += 1;
      await work(now);
    },
  });
  schedulerOf(server).register(job('here'));
  schedulerOf(elsewhere).register(job('there'));
  return { name, total: () => runs.here + runs.there, runs };
}

const runBoth = () => Promise.all([schedulerOf(server).runDue(), schedulerOf(elsewhere).runDue()]);

/** Work that hangs until it is freed. */
function gate() {
  let free = (): void => undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((done) => (begin = done));
  const freed = new Promise<void>((done) => (free = done));
  return {
    begun,
    free: () => free(),
    work: async () => {
      begin();
      await freed;
    },
  };
}

describe('a job', () => {
  it('that is due runs on one of two instances, and again when its time has passed', async () => {
    const { total } = givenJob();
    await runBoth();
    expect(total()).toBe(1);
    server.clock.advance(MINUTE_MS - 1);
    await runBoth();
    expect(total()).toBe(1);
    server.clock.advance(1);
    await runBoth();
    expect(total()).toBe(2);
  });

  it('is reported the time of the injected clock', async () => {
    const times: Date[] = [];
    const { name } = givenJob(async (now) => void times.push(now));
    await schedulerOf(server).runNow(name);
    expect(times).toEqual([server.clock.now()]);
  });

  it('of an instance that died runs on another when the lease is over', async () => {
    const { name, runs } = givenJob();
    // A run that never ends as far as the database knows.
    await server.app.get(LeasesRepository, { strict: false }).acquire(name, server.clock.now());
    server.clock.advance(LEASE_MS - 1);
    await schedulerOf(elsewhere).runDue();
    expect(runs.there).toBe(0);
    server.clock.advance(1);
    await schedulerOf(elsewhere).runDue();
    expect(runs.there).toBe(1);
  });

  it('that runs does not begin a second time, here or elsewhere, however long it takes', async () => {
    const { begun, free, work } = gate();
    const { name, total } = givenJob(work);
    const first = schedulerOf(server).runNow(name);
    await begun;
    for (let time = 0; time < 3; time += 1) {
      server.clock.advance(LEASE_MS / 2);
      await schedulerOf(server).renewLeases();
      expect(await schedulerOf(server).runNow(name)).toBe('skipped');
      expect(await schedulerOf(elsewhere).runNow(name)).toBe('skipped');
    }
    expect(await statusOf(name)).toMatchObject({ isRunning: true, lastRunAt: null });
    free();
    expect(await first).toBe('ok');
    expect(total()).toBe(1);
    expect(await statusOf(name)).toMatchObject({ isRunning: false });
  });

  it('that hangs for more than ten minutes is taken over', async () => {
    const { begun, free, work } = gate();
    let isFirst = true;
    const { name, runs } = givenJob(async () => {
      const hangs = isFirst;
      isFirst = false;
      if (hangs) await work();
    });
    const hanging = schedulerOf(server).runNow(name);
    await begun;
    for (let passed = 0; passed <= 11 * MINUTE_MS; passed += LEASE_MS / 2) {
      server.clock.advance(LEASE_MS / 2);
      await schedulerOf(server).renewLeases();
    }
    expect(await schedulerOf(elsewhere).runNow(name)).toBe('ok');
    free();
    await hanging;
    expect(runs).toEqual({ here: 1, there: 1 });
    expect(await statusOf(name)).toMatchObject({ runs: 1 });
  });

  it('that fails is written down, holds no other up and runs again when its time comes', async () => {
    const failing = givenJob(() => Promise.reject(new Error('no luck')));
    const next = givenJob();
    // Nest's loggers write into the log of the instance that started last.
    const before = elsewhere.log.length;
    await schedulerOf(server).runDue();
    expect([failing.total(), next.total()]).toEqual([1, 1]);
    expect(await statusOf(failing.name)).toMatchObject({
      lastRunAt: server.clock.now(),
      lastOk: false,
      lastError: 'Error: no luck',
      runs: 1,
    });
    const reported = elsewhere.log.slice(before).filter(({ level }) => level === 'error');
    expect(JSON.stringify(reported)).toContain('no luck');
    server.clock.advance(MINUTE_MS);
    await schedulerOf(server).runDue();
    expect([failing.total(), next.total()]).toEqual([2, 2]);
  });

  it('that went well is written down for all instances', async () => {
    const { name } = givenJob();
    expect(await statusOf(name)).toMatchObject({ lastRunAt: null, lastOk: null, runs: 0 });
    await schedulerOf(elsewhere).runNow(name);
    expect(await statusOf(name)).toEqual({
      name,
      everyMs: MINUTE_MS,
      isRunning: false,
      lastRunAt: server.clock.now(),
      lastOk: true,
      lastError: null,
      runs: 1,
    });
  });

  it('has a name of its own, and nobody runs an unknown one', async () => {
    const { name } = givenJob();
    const again = { name, everyMs: 1, run: async () => undefined };
    expect(() => schedulerOf(server).register(again)).toThrow(/two jobs/);
    await expect(schedulerOf(server).runNow('nothing')).rejects.toThrow(/no job/);
  });
});

describe('a service that stops', () => {
  it('begins no job', async () => {
    const stopping = await server.another();
    const scheduler = schedulerOf(stopping);
    let count = 0;
    const run = async () => void (count += 1);
    scheduler.register({ name: newName(), everyMs: MINUTE_MS, run });
    stopping.app.get(DrainService).begin();
    await scheduler.runDue();
    expect(count).toBe(0);
  });

  it('gives back the lease of a run that does not end, so that another instance goes on at once', async () => {
    const stopping = await createTestServer({
      databaseUri: server.databaseUri,
      clock: server.clock,
    });
    const { begun, free, work } = gate();
    const { name, runs } = givenJob();
    schedulerOf(stopping).register({ name, everyMs: MINUTE_MS, run: work });
    const run = schedulerOf(stopping).runNow(name);
    await begun;
    const stopped = stopping.stop();
    await stopped;
    expect(await schedulerOf(elsewhere).runNow(name)).toBe('ok');
    expect(runs.there).toBe(1);
    free();
    await run.catch(() => undefined);
  });

  it('waits for the run under way, which still reaches the database', async () => {
    const stopping = await createTestServer({ databaseUri: server.databaseUri });
    const { begun, free, work } = gate();
    const { name } = givenJob();
    schedulerOf(stopping).register({ name, everyMs: MINUTE_MS, run: work });
    const run = schedulerOf(stopping).runNow(name);
    await begun;
    const stopped = stopping.stop();
    free();
    expect(await run).toBe('ok');
    await stopped;
    expect(await statusOf(name)).toMatchObject({ lastOk: true, runs: 1 });
  });
});

describe('three instances (OPS-27)', () => {
  /** Instances with nothing but one job, over the leases of two connections. */
  function givenThree(work: (instance: number) => Promise<void>) {
    const name = newName();
    return [server, elsewhere, elsewhere].map((of, instance) => {
      const get = <T>(type: abstract new (...args: never[]) => T): T =>
        of.app.get<T>(type, { strict: false });
      const scheduler = new SchedulerService(
        ...([
          get(LeasesRepository),
          get(Clock),
          new DrainService(),
          get(Config),
          get(MetricsService),
          get(TracingService),
          get(UniqueIndexesService),
        ] as const),
      );
      scheduler.register({ name, everyMs: MINUTE_MS, run: () => work(instance) });
      return scheduler;
    });
  }

  it('run a job once in each of a hundred slots', async () => {
    const runs: number[] = [];
    let slot = 0;
    const three = givenThree(async () => void runs.push(slot));
    for (slot = 0; slot < 100; slot += 1) {
      // Each comes in its own time, and looks more than once in a slot.
      await Promise.all(three.map((one) => one.runDue()));
      server.clock.advance(MINUTE_MS / 2);
      await Promise.all(three.toReversed().map((one) => one.runDue()));
      server.clock.advance(MINUTE_MS / 2);
    }
    expect(runs).toEqual(Array.from({ length: 100 }, (_one, index) => index));
  });

  it('take the job of a killed leader over within 30 s, and no sooner than its lease ends', async () => {
    const runs: number[] = [];
    const { begun, free, work } = gate();
    const [leader, ...others] = givenThree(async (instance) => {
      runs.push(instance);
      if (instance === 0) await work();
    });
    const killed = leader?.runDue();
    await begun;
    // Nobody renews its lease any more; the others look every ten seconds, each at another time.
    let passedMs = 0;
    while (runs.length < 2) {
      server.clock.advance(1_000);
      passedMs += 1_000;
      const looks = others.filter((_one, at) => passedMs % 10_000 === (at + 1) * 3_000);
      for (const one of looks) await one.runDue();
    }
    expect(runs[1]).not.toBe(0);
    expect([passedMs >= LEASE_MS, passedMs <= 30_000]).toEqual([true, true]);
    free();
    await killed;
  });
});

describe('by itself', () => {
  it('a job begins to run outside of tests', async () => {
    const real = await createTestServer({
      databaseUri: server.databaseUri,
      env: { NODE_ENV: 'development' },
    });
    const { begun, free, work } = gate();
    free();
    schedulerOf(real).register({ name: newName(), everyMs: 10, run: work });
    await begun;
    await real.stop();
  });

  it('nothing runs in tests, so that they decide when', async () => {
    const start = jest.spyOn(global, 'setTimeout');
    schedulerOf(server).register({ name: newName(), everyMs: 10, run: async () => undefined });
    expect(start).not.toHaveBeenCalled();
    start.mockRestore();
  });
});

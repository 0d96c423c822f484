import { Gathering } from '../src/store/gathering';

const SLOW_MS = 40;
let now = 0;
beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs what promises have to run. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** What a gathering does after a commit of so many changes that took so long. */
async function after(changes: number, ms: number) {
  const waiting: string[] = [];
  const gathering = new Gathering(waiting);
  await gathering.timed(async () => {
    now += ms;
    return changes;
  });
  let isOver = false;
  const begin = (): void => void gathering.others().then(() => (isOver = true));
  const arrive = (): void => {
    waiting.push('change');
    gathering.arrived();
  };
  return { arrive, begin, settled: async () => (await turns(), isOver) };
}

it('waits on a slow disk for as many writers as were answered last', async () => {
  const { arrive, begin, settled } = await after(3, SLOW_MS);
  arrive();
  begin();
  arrive();
  expect(await settled()).toBe(false);
  arrive();
  expect(await settled()).toBe(true);
});

it('waits no longer than a quarter of the last commit', async () => {
  const { arrive, begin, settled } = await after(3, SLOW_MS);
  arrive();
  begin();
  jest.advanceTimersByTime(SLOW_MS / 4 - 1);
  expect(await settled()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await settled()).toBe(true);
});

it.each([
  ['a single writer', 1, SLOW_MS],
  ['writers on a fast disk', 3, 3],
])('lets %s go on at once', async (_name, changes, ms) => {
  const { arrive, begin, settled } = await after(changes, ms);
  arrive();
  begin();
  expect(await settled()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

import type { HistoryItem } from '@portal/contracts';
import { request } from '@playwright/test';
import { completedTask, createBot } from '../support/bot';
import { descendantsOf, isRunning } from '../support/processes';
import {
  type Place,
  type RunningSystem,
  clearPlace,
  makePlace,
  readTrial,
  startSystem,
} from '../support/system';
import { expect, test } from '../support/test';

// One system for all three: each start takes seconds.
test.describe.serial('kill -9', () => {
  let place: Place;
  let system: RunningSystem;

  test.beforeAll(async () => {
    place = await makePlace();
    system = await startSystem(place);
  });
  test.afterAll(async () => {
    await system.stop();
    await clearPlace(place);
  });

  const historyOf = async (): Promise<HistoryItem[]> => {
    const { url, subscriber } = await readTrial(place);
    const browser = await request.newContext({ baseURL: url });
    const signedIn = await browser.post('/api/login/password', { data: subscriber });
    expect(signedIn.status()).toBe(200);
    const answer = await browser.get(`/api/user/${subscriber.userId}/history/all`);
    const { history } = (await answer.json()) as { history: HistoryItem[] };
    await browser.dispose();
    return history;
  };

  test('of the start alone ends its children, and a new start works', async () => {
    const children = descendantsOf(system.pid);
    expect(children.length).toBeGreaterThan(0);
    process.kill(system.pid, 'SIGKILL');
    const before = await readTrial(place);
    system = await startSystem(place);
    expect(children.filter(isRunning)).toEqual([]);
    expect(await readTrial(place)).toEqual(before);
    expect(await historyOf()).toEqual([]);
  });

  test('of every process loses nothing that was answered with success', async () => {
    const { url, subscriber, botKey } = await readTrial(place);
    const bot = createBot(url, botKey);
    const { balance: videosBefore } = await bot.readUser(subscriber.userId);
    const answered: string[] = [];
    let tellBusy = (): void => undefined;
    const busy = new Promise<void>((resolve) => {
      tellBusy = resolve;
    });
    const report = async (worker: number): Promise<void> => {
      for (let number = 0; ; number += 1) {
        const file_name = `kept-${worker}-${number}.mkv`;
        await bot.report(
          `kept-${worker}-${number}`,
          completedTask(subscriber.userId, { file_name }),
        );
        answered.push(file_name);
        // Stop here and not in a poll: the balance of the trial would run out.
        if (answered.length > 40) tellBusy();
      }
    };
    const workers = [1, 2, 3].map((worker) => report(worker).catch(() => undefined));
    await busy;
    for (const pid of [system.pid, ...descendantsOf(system.pid)]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process ended with its parent.
      }
    }
    await Promise.all(workers);

    system = await startSystem(place);
    const kept = (await historyOf()).map(({ file_name }) => file_name);
    expect(answered.filter((file) => !kept.includes(file))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    const { balance } = await bot.readUser(subscriber.userId);
    expect(balance).toBe(videosBefore - kept.length);
  });

  test('is not needed: SIGTERM ends everything with code 0', async () => {
    const children = descendantsOf(system.pid);
    expect(await system.stop()).toBe(0);
    expect(children.filter(isRunning)).toEqual([]);
  });
});

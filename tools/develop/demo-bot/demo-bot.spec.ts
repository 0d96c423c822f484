import type { BotEvent, BotUserView, ReportTaskRequest } from '@portal/contracts';
import { mayMoveTask } from '@portal/rules';
import { catchUp } from './catch-up';
import { type Gateway, Refused } from './gateway';
import { planTask } from './life-of-a-task';
import { listen } from './listen';
import { drawPerson } from './people';
import { createRandom } from './random';
import { drawVideo } from './videos';

const user = (allowed: boolean): BotUserView =>
  ({ canDownload: { allowed, reason: allowed ? null : 'expired' } }) as BotUserView;

/** A fake gateway. It lets these users download and stores the reports. */
function fakeGateway(mayDownload: readonly number[]) {
  const reports = new Map<string, ReportTaskRequest>();
  const gateway: Gateway = {
    readUser: (id) => Promise.resolve(user(mayDownload.includes(id))),
    readEvents: () => Promise.resolve({ events: [], next: 0 }),
    report: (taskId, task) => {
      reports.set(taskId, task);
      return Promise.resolve({ task: {}, balance: 1 } as Awaited<ReturnType<Gateway['report']>>);
    },
  };
  return { gateway, reports };
}

describe('the demo bot', () => {
  it('moves each task only as the gateway allows, and completes it', () => {
    const random = createRandom('any');
    for (let round = 0; round < 500; round += 1) {
      const steps = planTask(random).map(({ status }) => status);
      steps.reduce((from, to) => {
        expect(mayMoveTask(from, to)).toBe(true);
        return to;
      });
      expect(steps[0]).toBe('pending');
      expect(steps.at(-1)).toBe('completed');
    }
  });

  it('sometimes fails and tries again', () => {
    const random = createRandom('any');
    const lives = Array.from({ length: 200 }, () => planTask(random));
    const failed = lives.filter((steps) => steps.some(({ status }) => status === 'failed'));
    expect(failed.length).toBeGreaterThan(5);
    expect(failed.length).toBeLessThan(100);
  });

  it('does the same for the same seed', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => drawVideo(random).fileName);
    };
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('catches up with thirty downloads, twelve of the trial subscriber', async () => {
    const { gateway, reports } = fakeGateway([1, 2, 3]);
    const run = () => catchUp(gateway, createRandom('s'), [1, 2, 3], 1, '2026-11-21');
    expect(await run()).toBe(30);
    const tasks = [...reports.values()];
    expect(tasks).toHaveLength(30);
    expect(tasks.filter(({ user_id }) => user_id === 1)).toHaveLength(12);
    const before = new Map(reports);
    await run();
    expect(reports).toEqual(before);
  });

  it('says what it would tell users from now on, once, and begins anew with a feed that is another', async () => {
    const stop = new AbortController();
    const log: string[] = [];
    const asked: (number | null)[] = [];
    const reminder = (position: number): BotEvent => ({
      ...{ id: `e${position}`, position, at: '2026-11-21T06:00:00.000Z' },
      ...{ type: 'expiry_reminder', userId: position, days: 3, expiresAt: '2026-11-24' },
    });
    const answers = [
      [reminder(1), reminder(2)],
      [],
      [reminder(3)],
      [],
      'refused',
      [],
      [reminder(1)],
    ];
    const readEvents: Gateway['readEvents'] = (after) => {
      asked.push(after);
      const events = answers.shift() ?? [];
      if (answers.length === 0) stop.abort();
      if (typeof events === 'string') throw new Refused(409, events);
      return Promise.resolve({ events, next: events.at(-1)?.position ?? after ?? 0 });
    };
    const { gateway } = fakeGateway([]);
    const options = { signal: stop.signal, log: (text: string) => void log.push(text), pauseMs: 0 };
    await listen({ gateway: { ...gateway, readEvents }, ...options });
    expect(asked).toEqual([null, 2, 2, 3, 3, null, 0]);
    expect(log).toEqual([
      '2 events of before',
      'would remind 3: 3 days left',
      'would remind 1: 3 days left',
    ]);
  });

  it('never downloads for somebody who may not', async () => {
    const { gateway, reports } = fakeGateway([2]);
    await catchUp(gateway, createRandom('s'), [1, 2, 3], 1, '2026-11-21');
    expect(new Set([...reports.values()].map(({ user_id }) => user_id))).toEqual(new Set([2]));
    expect(await drawPerson(gateway, createRandom('s'), [1, 2, 3], 1)).toBe(2);
    expect(await drawPerson(fakeGateway([]).gateway, createRandom('s'), [1, 2], 1)).toBeNull();
  });
});

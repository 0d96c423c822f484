import type { ReportTaskRequest } from '@portal/contracts';
import type { TaskStatus } from '@portal/rules';
import { setTimeout as delay } from 'node:timers/promises';
import { type Bot, completedTask } from './bot';

interface Moving {
  readonly id: string;
  readonly report: ReportTaskRequest;
  status: TaskStatus;
  progress: number;
  /** The last report has no answer yet. */
  isBusy: boolean;
}

/** A bot with many tasks at once. */
export interface BusyQueue {
  /**
   * Reports changes at this rate, without waiting for answers. @returns the number of changes and the real
   * rate.
   */
  change(perSecond: number, seconds: number): Promise<{ changes: number; perSecond: number }>;
}

/** Reports `count` pending tasks as the bot, distributed over the users. */
export async function openBusyQueue(
  bot: Bot,
  userIds: readonly number[],
  count: number,
): Promise<BusyQueue> {
  const begun = Date.now();
  const tasks = Array.from({ length: count }, (_, place): Moving => {
    const report = completedTask(userIds[place % userIds.length] ?? 0, {
      file_name: `Load.${String(place).padStart(3, '0')}.1080p.mkv`,
    });
    const id = `load-${begun}-${place}`;
    return { id, report, status: 'pending', progress: 0, isBusy: false };
  });
  for (let place = 0; place < count; place += 10) {
    await Promise.all(tasks.slice(place, place + 10).map((task) => send(bot, task, {})));
  }
  return { change: (perSecond, seconds) => changeAll(bot, tasks, perSecond, seconds) };
}

async function changeAll(bot: Bot, tasks: Moving[], perSecond: number, seconds: number) {
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  let changes = 0;
  for (; changes < perSecond * seconds; changes += 1) {
    await delay(Math.max(0, begun + (changes * 1_000) / perSecond - performance.now()));
    const task = tasks[Math.floor(Math.random() * tasks.length)];
    if (!task || task.isBusy || task.status === 'completed') {
      changes -= 1;
      continue;
    }
    const sent: Promise<void> = send(bot, task, nextOf(task)).finally(() => underWay.delete(sent));
    underWay.add(sent);
  }
  await Promise.all(underWay);
  return { changes, perSecond: (changes * 1_000) / (performance.now() - begun) };
}

/**
 * The next state of a task. Most tasks start or continue and few end, so that there is always one to change.
 */
function nextOf({ status, progress }: Moving): Partial<Moving> {
  if (status === 'pending') return { status: 'in_progress', progress: 1 };
  if (status === 'failed') return { status: 'pending', progress: 0 };
  const fate = Math.random();
  if (fate < 0.08 || progress >= 95) return { status: 'completed' };
  if (fate < 0.16) return { status: 'failed' };
  return { progress: progress + 1 + Math.floor(Math.random() * 8) };
}

async function send(bot: Bot, task: Moving, next: Partial<Moving>): Promise<void> {
  Object.assign(task, next, { isBusy: true });
  const { status, progress } = task;
  await bot.report(task.id, {
    ...{ ...task.report, status },
    ...(status === 'in_progress' && { progress: Math.min(progress, 100) }),
    ...(status === 'failed' && { error_message: 'The upload was interrupted.' }),
  });
  task.isBusy = false;
}

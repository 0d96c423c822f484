import { setTimeout as delay } from 'node:timers/promises';
import { type Gateway, Refused } from './gateway';
import { planTask } from './life-of-a-task';
import { drawPerson } from './people';
import type { Random } from './random';
import { DEMO_DELIVERY, drawVideo } from './videos';

/** Options of a worker. */
export interface WorkerOptions {
  readonly gateway: Gateway;
  readonly random: Random;
  readonly people: readonly number[];
  readonly favourite: number;
  /** Part of the task ids, so that each run has its own. */
  readonly run: string;
  readonly signal: AbortSignal;
  /** Factor for all pauses; 1 is a realistic day. */
  readonly pace: number;
  readonly log: (text: string) => void;
}

const NOBODY_MS = 60_000;

/** Processes one task after the other until the signal. */
export async function work(options: WorkerOptions, name: string): Promise<void> {
  const { gateway, random, people, favourite, signal, log } = options;
  const pause = (ms: number) => delay(ms * options.pace, undefined, { signal });
  for (let number = 1; !signal.aborted; number += 1) {
    await pause(random.between(3000, 12_000));
    const userId = await drawPerson(gateway, random, people, favourite);
    if (userId === null) {
      log('nobody may download now');
      await pause(NOBODY_MS);
      continue;
    }
    await playTask(options, `demo-${options.run}-${name}-${number}`, userId, pause);
  }
}

async function playTask(
  { gateway, random, log }: WorkerOptions,
  taskId: string,
  userId: number,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  const video = drawVideo(random);
  try {
    for (const { afterMs, status, progress, errorMessage } of planTask(random)) {
      await pause(afterMs);
      await gateway.report(taskId, {
        user_id: userId,
        file_name: video.fileName,
        ott_service: video.service,
        quality: video.quality,
        status,
        ...(progress === undefined ? {} : { progress }),
        ...(errorMessage === undefined ? {} : { error_message: errorMessage }),
        ...(status === 'completed' ? { delivery_link: DEMO_DELIVERY } : {}),
      });
      if (status === 'completed') log(`${userId} ${video.fileName}`);
    }
  } catch (error) {
    // A plan may end while a task runs. Any refusal except 401 ends the task.
    if (error instanceof Refused && error.status !== 401) {
      log(`${taskId} was refused: ${error.message}`);
      return;
    }
    throw error;
  }
}

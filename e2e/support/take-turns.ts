import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Environment variable with the folder of the mutexes between the workers of a run. */
export const TURNS_FOLDER = 'PORTAL_E2E_TURNS';

/** The start of another worker may take five minutes. */
const PATIENCE_MS = 330_000;

/**
 * Runs `work` under a mutex between all workers of the run.
 * @throws Error when the mutex is not free within five and a half minutes.
 */
export async function takeTurns<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = process.env[TURNS_FOLDER];
  if (!folder) return work();
  const turn = join(folder, name);
  const until = Date.now() + PATIENCE_MS;
  while (!(await isMine(turn))) {
    if (Date.now() > until) throw new Error(`Another worker keeps its turn of '${name}'.`);
    await delay(100);
  }
  try {
    return await work();
  } finally {
    await rmdir(turn);
  }
}

/** True when this call created the folder. Of several callers, only one can create it. */
async function isMine(turn: string): Promise<boolean> {
  try {
    await mkdir(turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

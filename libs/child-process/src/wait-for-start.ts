import { setTimeout as pause } from 'node:timers/promises';
import { farewell, type WatchedChild, withLastLines } from './watched-child';

/** What is known of a process that is starting. */
export type StartingProcess = Pick<WatchedChild, 'name' | 'lastLines' | 'heardAt' | 'ending'>;

/** A process did not start. The message has its last lines. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface StartLimits {
  /** Milliseconds from now until the process must be ready. Default: five minutes. */
  readonly longestMs?: number;
  /** Milliseconds that the process may say nothing. Default: a minute. */
  readonly silentMs?: number;
}

/** Long enough for a start on a very busy machine. */
export const LONGEST_START_MS = 300_000;
const SILENT_MS = 60_000;
const POLL_MS = 50;

/**
 * Waits until a process is ready, for as long as it lives and says what it does.
 * @param isReady the result of the start; null while it is not ready.
 * @throws StartError when it ends, says nothing for long, or is never ready.
 */
export async function waitForStart<T>(
  child: StartingProcess,
  isReady: () => Promise<T | null>,
  { longestMs = LONGEST_START_MS, silentMs = SILENT_MS }: StartLimits = {},
): Promise<T> {
  const began = performance.now();
  const fail = (what: string): never => {
    throw new StartError(withLastLines(`The ${child.name} ${what}.`, child.lastLines));
  };
  for (;;) {
    if (child.ending) throw new StartError(farewell(child, child.ending));
    const ready = await isReady();
    if (ready !== null) return ready;
    const now = performance.now();
    if (now - began > longestMs) fail(`is not ready after ${longestMs / 1_000} s`);
    if (now - Math.max(began, child.heardAt) > silentMs)
      fail(`has said nothing for ${silentMs / 1_000} s and is not ready`);
    await pause(POLL_MS);
  }
}

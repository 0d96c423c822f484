import { setTimeout as wait } from 'node:timers/promises';

/** Delays a caller. Tests replace it, so that they do not have to wait. */
export abstract class Pause {
  /** Waits `ms` milliseconds. @throws when the signal is aborted; the timer is then cleared. */
  abstract wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Waits with the machine's timers. */
export class SystemPause extends Pause {
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    await wait(ms, undefined, { signal });
  }
}

import { setTimeout as wait } from 'node:timers/promises';

/** The only way to let time pass on purpose, so that tests need not wait. */
export abstract class Pause {
  /** Waits `ms` milliseconds. @throws as soon as the signal is aborted; its timer is gone then. */
  abstract wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Waits by the machine's timers. */
export class SystemPause extends Pause {
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    await wait(ms, undefined, { signal });
  }
}

import { Logger } from '@nestjs/common';

/** Repeats work until it is stopped. A round starts only after the previous one has ended. */
export class Ticker {
  private readonly log = new Logger('Ticker');
  private timer: NodeJS.Timeout | null = null;
  private isStarted = false;
  private isWorking = false;

  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Starts, unless it already runs. The first round comes after `everyMs`. */
  start(): void {
    this.isStarted = true;
    if (this.timer || this.isWorking) return;
    this.timer = setTimeout(() => void this.round(), this.everyMs).unref();
  }

  /** Stops. A running round finishes. */
  stop(): void {
    this.isStarted = false;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async round(): Promise<void> {
    this.timer = null;
    this.isWorking = true;
    try {
      await this.work();
    } catch (error) {
      this.log.warn(`A round failed: ${error instanceof Error ? error.name : 'error'}`);
    }
    this.isWorking = false;
    if (this.isStarted) this.start();
  }
}

import { Logger } from '@nestjs/common';

/** Repeats work while it is started; a round begins only when the one before is done. */
export class Ticker {
  private readonly log = new Logger('Ticker');
  private timer: NodeJS.Timeout | null = null;
  private isStarted = false;
  private isWorking = false;

  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  /** Begins, if it has not yet; the first round comes after `everyMs`. */
  start(): void {
    this.isStarted = true;
    if (this.timer || this.isWorking) return;
    this.timer = setTimeout(() => void this.round(), this.everyMs).unref();
  }

  /** Ends; a round under way finishes. */
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

import type { ConnectionSign } from '@portal/api-client';

/** What the user should know about the connection; `fine` is nothing. */
export type Connection = 'fine' | 'slow' | 'away' | 'offline';

/** Requests in a row without a usable answer, after which the service counts as away. One alone may be bad luck. */
const LOST_IN_A_ROW = 2;

/** Pause before the first question whether the service is back, in ms. Each further pause is twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** What a monitor needs from the page. */
export interface ConnectionMonitorOptions {
  /** Whether the device has a connection at all. */
  readonly isOnline: () => boolean;
  /** Sends the smallest request of the service. Its signs reach this monitor like those of every request. */
  readonly probe: () => void;
  readonly onChange: () => void;
  /** Called when requests work again after a time without: then failed content should be asked for again. */
  readonly onRecovery: () => void;
}

/**
 * Concludes from the signs of all requests how the connection is. While the service is away it asks again and
 * again, so that the page recovers without a touch.
 */
export class ConnectionMonitor {
  private slow = 0;
  private lost = 0;
  private pauses = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ConnectionMonitorOptions) {}

  get connection(): Connection {
    if (!this.options.isOnline()) return 'offline';
    if (this.lost >= LOST_IN_A_ROW) return 'away';
    return this.slow > 0 ? 'slow' : 'fine';
  }

  /** Takes a sign of a request. */
  readonly note = (sign: ConnectionSign): void => {
    const wasAway = this.connection === 'away';
    if (sign === 'slow') this.slow += 1;
    if (sign === 'slowEnded') this.slow -= 1;
    if (sign === 'answered') this.lost = 0;
    if (sign === 'lost') this.lost += 1;
    if (sign === 'silent') this.lost = LOST_IN_A_ROW;
    if (this.lost === 0) this.stopAsking();
    else this.askLater();
    this.options.onChange();
    if (wasAway && this.lost === 0) this.options.onRecovery();
  };

  /** Takes the news that the device has got or lost its connection. */
  readonly noteDevice = (): void => {
    this.lost = 0;
    this.stopAsking();
    this.options.onChange();
    if (this.options.isOnline()) this.options.onRecovery();
  };

  private askLater(): void {
    if (this.timer !== undefined) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.pauses, LONGEST_PAUSE_MS);
    this.pauses += 1;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.options.isOnline()) this.options.probe();
    }, pause);
  }

  private stopAsking(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pauses = 0;
  }
}

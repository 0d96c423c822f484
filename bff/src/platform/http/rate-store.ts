import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Clock } from '../clock/clock';

/** More callers and address blocks in one minute than an instance can answer; some 10 MB. */
const MOST_KEYS = 50_000;

interface Window {
  count: number;
  readonly startedAt: number;
}

/**
 * Fixed windows of @fastify/rate-limit. Its own store reads Date.now() and remembers addresses until
 * others push them out; this one has the service's clock and forgets a window soon after its end.
 */
export class RateStore implements FastifyRateLimitStore {
  /** In the order in which the windows began, so that the oldest come first. */
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: Clock) {}

  /** Keys that are remembered. */
  get size(): number {
    return this.windows.size;
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = this.clock.now().getTime();
    const window = this.findWindow(key, now, windowMs) ?? this.openWindow(key, now, windowMs);
    window.count += 1;
    callback(null, { current: window.count, ttl: window.startedAt + windowMs - now });
  }

  /** A store with windows of its own: each class counts apart. */
  child(): RateStore {
    return new RateStore(this.clock);
  }

  private findWindow(key: string, now: number, windowMs: number): Window | null {
    const window = this.windows.get(key);
    return window && isOpen(window, now, windowMs) ? window : null;
  }

  private openWindow(key: string, now: number, windowMs: number): Window {
    for (const [oldest, window] of this.windows) {
      if (isOpen(window, now, windowMs) && this.windows.size < MOST_KEYS) break;
      this.windows.delete(oldest);
    }
    const window = { count: 0, startedAt: now };
    this.windows.delete(key);
    this.windows.set(key, window);
    return window;
  }
}

/** A window from the future is none: the machine's clock was set back, and nobody may wait for that. */
const isOpen = ({ startedAt }: Window, now: number, windowMs: number): boolean =>
  startedAt <= now && now < startedAt + windowMs;

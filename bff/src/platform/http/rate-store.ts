import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Clock } from '../clock/clock';

/**
 * Maximum number of keys, about 10 MB. More than the callers and address blocks that one instance can answer
 * in a minute.
 */
const MOST_KEYS = 50_000;

interface Window {
  count: number;
  readonly startedAt: number;
}

/**
 * Fixed windows for @fastify/rate-limit. The plugin's own store reads Date.now() and keeps addresses until
 * newer ones replace them. This one uses the service's clock and removes a window soon after its end.
 */
export class RateStore implements FastifyRateLimitStore {
  /** In the order of their start, the oldest first. */
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: Clock) {}

  /** Number of stored keys. */
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

  /** A store with separate windows, so that each class has its own counters. */
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

/**
 * A window that starts in the future does not count: the machine's clock was set back, and no caller may wait
 * for that.
 */
const isOpen = ({ startedAt }: Window, now: number, windowMs: number): boolean =>
  startedAt <= now && now < startedAt + windowMs;

import { type BotEvent, SERVICE_LIMITS } from '@portal/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { type Gateway, Refused } from './gateway';

/** Options of the listener. */
export interface ListenOptions {
  readonly gateway: Gateway;
  readonly signal: AbortSignal;
  readonly log: (text: string) => void;
  /** Pause after a refusal, in ms. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 5_000;

/**
 * Reads the event feed until the signal and logs what a real bot would send now. Older events are only
 * counted.
 */
export async function listen({
  gateway,
  signal,
  log,
  pauseMs = PAUSE_MS,
}: ListenOptions): Promise<void> {
  let after: number | null = null;
  let before = 0;
  let isLive = false;
  while (!signal.aborted) {
    try {
      const { events, next } = await gateway.readEvents(
        after,
        isLive ? SERVICE_LIMITS.pollSeconds : 0,
      );
      after = next;
      if (isLive) for (const event of events) log(wordsFor(event));
      else before += events.length;
      if (isLive || events.length > 0) continue;
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401 || error.status === 403) throw error;
      // The database is another one, or the position is too old: start from the beginning.
      after = null;
      await delay(pauseMs, undefined, { signal });
    }
    if (!isLive) log(`${before} events of before`);
    isLive = true;
  }
}

/** The log text of an event. */
function wordsFor(event: BotEvent): string {
  switch (event.type) {
    case 'broadcast':
      return `would tell everybody of "${event.segment}": ${event.text}`;
    case 'broadcast_test':
      return `would show ${event.userId} a broadcast before it is sent: ${event.text}`;
    case 'offer':
      return `would tell ${event.userId} of an offer: ${event.message}`;
    case 'plan_activated':
      return `would tell ${event.userId}: ${event.days} days and ${event.videos} videos by ${event.by}`;
    case 'expiry_reminder':
      return `would remind ${event.userId}: ${event.days} days left`;
    case 'low_balance_reminder':
      return `would remind ${event.userId}: ${event.balance} videos left`;
    case 'notice':
      return `would tell ${event.userId}: ${event.texts.en.title}`;
  }
}

import { defineCall } from '../http/call';
import type { InboxKind } from '../payments/payment-inbox';

/** Work of one kind that waits. */
export interface WaitingCount {
  count: number;
  /** When the oldest of it began to wait, ISO 8601 UTC; null when nothing waits. */
  oldestAt: string | null;
}

/** What waits for an administrator. */
export interface WaitingWork {
  /** Money and messages of the payment inbox, by kind. */
  inbox: Record<InboxKind, WaitingCount>;
  failedTasks: WaitingCount;
  /** Names of relays whose last heartbeat is too old. */
  silentRelays: string[];
  /** Number of plans that end on the next calendar day of the service's zone. */
  endingTomorrow: number;
}

/** Counts what waits for an administrator. The numbers of the navigation and the first screen come from here. */
export const getWaitingWork = defineCall<void, { waiting: WaitingWork }>()(
  'GET',
  '/api/admin/waiting',
);

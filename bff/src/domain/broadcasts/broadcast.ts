import type { BroadcastSegment } from '@portal/rules';
import type { BroadcastRecord } from './broadcast.schema';

/** A broadcast that is shown now. */
export interface DueBroadcast {
  _id: { toString(): string };
  /** Plain text. */
  text: string;
}

/** A broadcast as administrators see it. */
export type Broadcast = Omit<BroadcastRecord, '_id'> & { readonly id: string };

/** Fields of a broadcast that an administrator enters. */
export interface BroadcastFacts {
  readonly text: string;
  /** Null: at once. */
  readonly scheduledAt: Date | null;
  readonly segment: BroadcastSegment;
}

/** How a broadcast is named in the audit. */
export const broadcastTarget = (id: string): string => `broadcast:${id}`;

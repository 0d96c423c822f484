/**
 * The action on each user of a bulk action. `add` and `cut` need at least one amount above 0; a package has
 * both amounts. `set` sets the days left or videos left to exactly this number. `offer` sends the simple
 * offer.
 */
export type BulkAction =
  | { kind: 'add' | 'cut'; days: number; videos: number }
  | { kind: 'set'; days: number | null; videos: number | null }
  | { kind: 'freeze' | 'unfreeze' }
  | { kind: 'offer'; message: string };

/** Kinds of BulkAction. */
export const BULK_ACTION_KINDS = ['add', 'cut', 'set', 'freeze', 'unfreeze', 'offer'] as const;
export type BulkActionKind = (typeof BULK_ACTION_KINDS)[number];

/**
 * draft: a dry run; it is deleted unless it is started within an hour · running · stopped: by an
 * administrator, can be resumed · done · undoing · undone.
 */
export const BULK_STATES = ['draft', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/**
 * pending · done · unchanged: no change was needed (already frozen, nothing to cut) · failed: refused,
 * `message` says why · undone · kept: could not be undone, `message` says why.
 */
export const BULK_OUTCOMES = ['pending', 'done', 'unchanged', 'failed', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Plan and state of a user before or after the action. */
export interface BulkUserState {
  /** Days left, rounded up. */
  days: number;
  videos: number;
  isFrozen: boolean;
}

/** One user of a bulk action. */
export interface BulkRowView {
  userId: number;
  name: string;
  outcome: BulkOutcome;
  /** State at the dry run; after the run, the state directly before the change. */
  before: BulkUserState;
  /** Expected after a dry run, real after the run. */
  after: BulkUserState;
  /** Why it failed, was kept or was undone only in part; otherwise null. */
  message: string | null;
}

/** A bulk action with its progress. */
export interface BulkActionView {
  _id: string;
  action: BulkAction;
  state: BulkState;
  /** Text for the selection: '3 selected users', 'Expired users matching "rah"'. */
  selection: string;
  /** Administrator who started the dry run. */
  actor: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Number of users. */
  total: number;
  /** Rows by outcome; they add up to `total`. */
  outcomes: Record<BulkOutcome, number>;
  /** Days and videos given (negative: taken); expected in a draft, real after the run. */
  sum: { days: number; videos: number };
}

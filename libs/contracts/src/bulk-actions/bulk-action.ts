/**
 * What is done to each user of a bulk action. `add` and `cut` take at least one amount above
 * 0; a package is both amounts. `set` makes days left or videos left exactly so many. `offer` sends the
 * simple offer.
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
 * draft: a dry run, started within an hour or forgotten · running · stopped: by hand, may go on ·
 * done · undoing · undone.
 */
export const BULK_STATES = ['draft', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/**
 * pending · done · unchanged: nothing was to do (already frozen, nothing to cut) · failed: refused,
 * `message` says why · undone · kept: could not be undone, `message` says why.
 */
export const BULK_OUTCOMES = ['pending', 'done', 'unchanged', 'failed', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Plan and state of a user before or after. */
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
  /** When it was looked at for the dry run; once done, when it was done. */
  before: BulkUserState;
  /** Expected in a dry run, real after the run. */
  after: BulkUserState;
  /** Why it failed, was kept or was undone only in part; otherwise null. */
  message: string | null;
}

/** A bulk action and its progress. */
export interface BulkActionView {
  _id: string;
  action: BulkAction;
  state: BulkState;
  /** Words for what was selected: '3 selected users', 'Expired users matching "rah"'. */
  selection: string;
  /** Administrator who made the dry run. */
  actor: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Users in it. */
  total: number;
  /** Rows by outcome; they add up to `total`. */
  outcomes: Record<BulkOutcome, number>;
  /** Days and videos given (negative: taken); expected in a draft, real after the run. */
  sum: { days: number; videos: number };
}

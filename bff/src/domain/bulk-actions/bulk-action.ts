import type { BulkAction, BulkOutcome, BulkState, BulkUserState } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import type { DocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import type { AccountPlan } from '../accounts/account';
import type { AuditDetails } from '../audit/audit-entry';

/** Most users of one bulk action. */
export const MOST_USERS = 100_000;

/** One action on many users, and how far it is. */
export interface BulkActionRecord {
  _id: DocumentId;
  action: BulkAction;
  state: BulkState;
  /** Words for what was selected. */
  selection: string;
  /** Who asked for the dry run. */
  plannedBy: Origin;
  /** Who started it, or went on with it, last; the actions on its users are in that name. */
  startedBy: Origin | null;
  undoneBy: Origin | null;
  createdAt: Date;
  /** When the dry run was complete; without it nobody knows of the action. */
  plannedAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  total: number;
  /** Rows by outcome, kept in the transactions that change the rows. */
  outcomes: Record<BulkOutcome, number>;
  /** Preview in a draft, else what was really given (negative: taken). */
  sum: PlanShift;
}

/** One user of a bulk action; frozen when it is planned. */
export interface BulkRow {
  actionId: DocumentId;
  userId: number;
  name: string;
  outcome: BulkOutcome;
  before: BulkUserState;
  after: BulkUserState;
  /** Given (negative: taken); expected as long as the row is pending. */
  shift: PlanShift;
  /** The plan as it was just before it was changed, for the exact undo; null when it was not. */
  planBefore: AccountPlan | null;
  /** The offer that was sent. */
  offerId: string | null;
  message: string | null;
}

/** What a row became. */
export type RowResult = Partial<
  Pick<BulkRow, 'before' | 'after' | 'shift' | 'planBefore' | 'offerId'>
> & {
  readonly outcome: BulkOutcome;
  readonly message: string | null;
  /** What the audit says of it besides; not part of the row. */
  readonly details?: AuditDetails;
};

/** No row of any outcome. */
export const NO_OUTCOMES: Readonly<Record<BulkOutcome, number>> = {
  ...{ pending: 0, done: 0, unchanged: 0, failed: 0, undone: 0, kept: 0 },
};

/** What caused the ledger entries of one user of a bulk action, and of its undo. */
export const sourceOf = (actionId: DocumentId, userId: number): string => `${actionId}:${userId}`;

/** How the audit names a bulk action. */
export const bulkTarget = (actionId: DocumentId | string): string => `bulk-act:${actionId}`;

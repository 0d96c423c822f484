import type { BulkAction, BulkOutcome, BulkState, BulkUserState } from '@portal/contracts';
import type { PlanShift } from '@portal/rules';
import type { DocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import type { AccountPlan } from '../accounts/account';
import type { AuditDetails } from '../audit/audit-entry';

/** Largest number of users of one bulk action. */
export const MOST_USERS = 100_000;

/** One action on many users, and its progress. */
export interface BulkActionRecord {
  _id: DocumentId;
  action: BulkAction;
  state: BulkState;
  /** Description of the selected users. */
  selection: string;
  /** Who requested the dry run. */
  plannedBy: Origin;
  /** Who started or resumed it last; the changes of its users are recorded under this name. */
  startedBy: Origin | null;
  undoneBy: Origin | null;
  createdAt: Date;
  /** When the dry run was complete; before that the action is not visible. */
  plannedAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  total: number;
  /** Number of rows by outcome, updated in the transactions that change the rows. */
  outcomes: Record<BulkOutcome, number>;
  /** Expected change while it is a draft, then the real change (negative: taken). */
  sum: PlanShift;
}

/** One user of a bulk action; fixed when it is planned. */
export interface BulkRow {
  actionId: DocumentId;
  userId: number;
  name: string;
  outcome: BulkOutcome;
  before: BulkUserState;
  after: BulkUserState;
  /** Change of the plan (negative: taken); an expectation while the row is pending. */
  shift: PlanShift;
  /** The plan just before the change, for an exact undo; null when it was not changed. */
  planBefore: AccountPlan | null;
  /** The offer that was sent to the user. */
  offerId: string | null;
  message: string | null;
}

/** Result of processing a row. */
export type RowResult = Partial<
  Pick<BulkRow, 'before' | 'after' | 'shift' | 'planBefore' | 'offerId'>
> & {
  readonly outcome: BulkOutcome;
  readonly message: string | null;
  /** Additional details of the audit record; not stored in the row. */
  readonly details?: AuditDetails;
};

/** Zero rows for each outcome. */
export const NO_OUTCOMES: Readonly<Record<BulkOutcome, number>> = {
  ...{ pending: 0, done: 0, unchanged: 0, failed: 0, undone: 0, kept: 0 },
};

/** Source id of the ledger entries of one user of a bulk action and of its undo. */
export const sourceOf = (actionId: DocumentId, userId: number): string => `${actionId}:${userId}`;

/** Audit target of a bulk action. */
export const bulkTarget = (actionId: DocumentId | string): string => `bulk-act:${actionId}`;

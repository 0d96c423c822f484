import type { AuditAction, AuditDetails } from '../audit/audit-entry';
import type { AuditRecord } from '../audit/audit.service';

/** An action to undo, and who undoes it. */
export interface Undo {
  readonly record: AuditRecord;
  readonly userId: number;
  /** Ledger actor. */
  readonly actor: string;
}

/** What an undo did: the action and the details of its audit record. */
export interface Undone {
  readonly action: AuditAction;
  readonly details: AuditDetails;
}

/** Detail of the record of an undo: the action that was undone. */
export const UNDONE_ACTION = 'actionId';

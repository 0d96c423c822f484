import { Schema } from 'mongoose';
import type { AuditAction, AuditEntry } from './audit-entry';

/** Token of the model of audit records. */
export const AUDIT_MODEL = 'Audit';

interface StoredAuditEntry extends AuditEntry {
  /** True for an action that also has a ledger entry or a note; absent for every other. */
  isToldElsewhere?: boolean;
}

/** Actions on a user that also leave a ledger entry or a note. */
const TOLD_ELSEWHERE: readonly AuditAction[] = [
  'plans/add',
  'plans/cut',
  'plans/reset',
  'plans/undo',
  'bulk-actions/add',
  'bulk-actions/cut',
  'bulk-actions/set',
  'notes/add',
];

/** Whether a user's timeline already shows an action as a change of the plan or as a note. */
export const isToldElsewhere = (action: AuditAction): boolean => TOLD_ELSEWHERE.includes(action);

/** Collection `audit`, append-only (SEC-57). */
export const auditSchema = new Schema<StoredAuditEntry>(
  {
    at: { type: Date, required: true },
    actor: { type: String, default: null },
    action: { type: String, required: true },
    outcome: { type: String },
    target: { type: String, required: true },
    details: { type: Schema.Types.Mixed, required: true },
    // A completed payment has neither.
    address: { type: String, default: '' },
    requestId: { type: String, default: '' },
    // Without a default: records that are older than these fields have none.
    userId: { type: Number },
    keys: { type: [String], default: undefined },
    amount: { type: Number },
    days: { type: Number },
    reason: { type: String },
    parent: { type: String },
    isToldElsewhere: {
      type: Boolean,
      default(this: StoredAuditEntry) {
        return isToldElsewhere(this.action) || undefined;
      },
    },
  },
  // Without `minimize: false`, mongoose would drop empty details.
  { collection: 'audit', versionKey: false, strict: 'throw', minimize: false },
);

// All actions, newest first.
auditSchema.index({ at: -1, _id: -1 });
// Actions on one user, by one administrator, of one kind, of one kind by one administrator; newest first.
auditSchema.index({ target: 1, at: -1, _id: -1 });
auditSchema.index({ actor: 1, at: -1, _id: -1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });
auditSchema.index({ actor: 1, action: 1, at: -1, _id: -1 });
// Actions about a user, an order, a transaction id or another record; newest first.
auditSchema.index({ keys: 1, at: -1, _id: -1 });
// All actions without the rows of bulk actions; newest first. An administrator's likewise.
auditSchema.index({ parent: 1, at: -1, _id: -1 });
auditSchema.index({ parent: 1, actor: 1, at: -1, _id: -1 });
// Actions on one user without a ledger entry or a note, for the timeline.
auditSchema.index({ target: 1, isToldElsewhere: 1, at: -1, _id: -1 });

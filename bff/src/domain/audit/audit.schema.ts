import { Schema } from 'mongoose';
import type { AuditEntry } from './audit-entry';

/** Token of the model of audit records. */
export const AUDIT_MODEL = 'Audit';

/** Collection `audit`, append-only (design §4, goal S57). */
export const auditSchema = new Schema<AuditEntry>(
  {
    at: { type: Date, required: true },
    actor: { type: String, required: true },
    action: { type: String, required: true },
    target: { type: String, required: true },
    details: { type: Schema.Types.Mixed, required: true },
    address: { type: String, required: true },
    requestId: { type: String, required: true },
  },
  // Without it an act that had nothing to tell would lose its details altogether.
  { collection: 'audit', versionKey: false, strict: 'throw', minimize: false },
);

// All acts, newest first.
auditSchema.index({ at: -1, _id: -1 });
// Acts on one user, by one administrator, of one kind; newest first.
auditSchema.index({ target: 1, at: -1, _id: -1 });
auditSchema.index({ actor: 1, at: -1, _id: -1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });

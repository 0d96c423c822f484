import type { NoticeFacts, StaffNoticeKind } from '@portal/rules';
import { Schema, type Types } from 'mongoose';

/** Token of the model of staff notices. */
export const STAFF_NOTICE_MODEL = 'StaffNotice';

/** A stored notice of administrators. */
export interface StaffNoticeRecord {
  _id: Types.ObjectId;
  /** Of the event, the same as long as it lasts. */
  key: string;
  kind: StaffNoticeKind;
  facts: NoticeFacts[StaffNoticeKind];
  at: Date;
  /** Null: it lasts. */
  endedAt: Date | null;
  /** Names of the administrators who have read it. */
  readBy: string[];
  expiresAt: Date;
}

/** Collection `staff_notices`: a few documents, written by one job. */
export const staffNoticeSchema = new Schema<StaffNoticeRecord>(
  {
    key: { type: String, required: true },
    kind: { type: String, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    readBy: { type: [String], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'staff_notices', versionKey: false, strict: 'throw', minimize: false },
);

// An event that lasts has one notice; one that comes again has another.
staffNoticeSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { endedAt: null } });
// Only for cleanup; each read compares `expiresAt` with the clock.
staffNoticeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

import { Schema } from 'mongoose';

/** Token of the model of administrators' authenticator apps. */
export const ADMIN_FACTOR_MODEL = 'AdminFactor';

/** The authenticator app of one administrator, or a drawn secret that waits for its first code. */
export interface AdminFactorRecord {
  /** Configured name of the administrator: one each. A new password does not change it. */
  _id: string;
  /** The secret, encrypted (SecretBoxService). */
  sealedSecret: string;
  /** When the secret was drawn. */
  drawnAt: Date;
  /** Since when it is asked for; null while it waits. */
  enabledAt: Date | null;
  /** Time step of the last code that was used; no code of it or before works again. */
  lastStep: number;
  /** SHA-256 of the recovery codes that are left, in hex. */
  recoveryHashes: string[];
  /** When the recovery codes were drawn; null or absent: with the secret's first code. */
  codesDrawnAt?: Date | null;
}

/** Collection `admin_factors`. */
export const adminFactorSchema = new Schema<AdminFactorRecord>(
  {
    _id: { type: String, required: true },
    sealedSecret: { type: String, required: true },
    drawnAt: { type: Date, required: true },
    enabledAt: { type: Date, default: null },
    lastStep: { type: Number, required: true },
    recoveryHashes: { type: [String], required: true },
    codesDrawnAt: { type: Date, default: null },
  },
  { collection: 'admin_factors', versionKey: false, strict: 'throw' },
);

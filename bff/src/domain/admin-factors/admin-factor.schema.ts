import { Schema } from 'mongoose';

/** Token of the model of administrators' authenticator apps. */
export const ADMIN_FACTOR_MODEL = 'AdminFactor';

/** The authenticator app of one administrator, or a new secret that waits for its first code. */
export interface AdminFactorRecord {
  /** Configured name of the administrator, one record each. A new password does not change it. */
  _id: string;
  /** The secret, encrypted (SecretBoxService). */
  sealedSecret: string;
  /** When the secret was generated. */
  drawnAt: Date;
  /** Since when codes are required; null while the secret waits for its first code. */
  enabledAt: Date | null;
  /** Time step of the last used code; codes of this step and earlier are refused. */
  lastStep: number;
  /** SHA-256 of the unused recovery codes, in hex. */
  recoveryHashes: string[];
  /** When the recovery codes were generated; null or absent: together with the first code of the secret. */
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

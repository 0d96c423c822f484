import type { TypedClaim } from '@portal/rules';
import { Schema } from 'mongoose';

/** Token of the model of entered transaction ids. */
export const PAYMENT_CLAIMS_MODEL = 'PaymentClaims';

/** All claims of one transaction id, in one document, so that concurrent claims conflict. */
export interface PaymentClaimsRecord {
  /** The transaction id. */
  _id: string;
  claims: TypedClaim[];
  /** When the claims are no longer needed. */
  expiresAt: Date;
}

const claim = new Schema<TypedClaim>(
  {
    userId: { type: Number, required: true },
    orderRef: { type: String, required: true },
    digits: { type: String, default: null },
    isWrong: { type: Boolean, required: true },
    claimedAt: { type: Date, required: true },
  },
  { _id: false },
);

/** Collection `payment_claims`; it contains four digits of phone numbers, so it expires. */
export const paymentClaimsSchema = new Schema<PaymentClaimsRecord>(
  {
    _id: { type: String, required: true },
    claims: { type: [claim], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'payment_claims', versionKey: false, strict: 'throw' },
);

// Only for cleanup.
paymentClaimsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

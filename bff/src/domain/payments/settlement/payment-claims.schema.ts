import type { TypedClaim } from '@portal/rules';
import { Schema } from 'mongoose';

/** Token of the model of typed transaction ids. */
export const PAYMENT_CLAIMS_MODEL = 'PaymentClaims';

/** All claims of one transaction id; one document, so that claims at the same time see each other. */
export interface PaymentClaimsRecord {
  /** The transaction id. */
  _id: string;
  claims: TypedClaim[];
  /** When nobody needs them any more. */
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

/** Collection `payment_claims`; holds four digits of telephone numbers, so not for ever. */
export const paymentClaimsSchema = new Schema<PaymentClaimsRecord>(
  {
    _id: { type: String, required: true },
    claims: { type: [claim], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'payment_claims', versionKey: false, strict: 'throw' },
);

// Only tidies up.
paymentClaimsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

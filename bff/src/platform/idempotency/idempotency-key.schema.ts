import { Schema } from 'mongoose';

/** Injection token of the model of idempotency keys. */
export const IDEMPOTENCY_KEY_MODEL = 'IdempotencyKey';

/** A request with an idempotency key, and its answer once it has one. */
export interface IdempotencyKeyRecord {
  /** Hash of caller, route and key. */
  _id: string;
  /** Hash of address and body. */
  request: string;
  /** Id of the execution that holds the key. */
  holder: string;
  /** From this time on, an execution without an answer counts as crashed. */
  heldUntil: Date;
  /** Answer or refusal as JSON; null while the request is running. */
  outcome: string | null;
  /** Whether a transaction of the request was committed; absent: none. */
  isDone?: boolean;
  /** When the key expires. */
  expiresAt: Date;
}

/** Collection `idempotency_keys` (PAY-6); read by id only. */
export const idempotencyKeySchema = new Schema<IdempotencyKeyRecord>(
  {
    _id: { type: String, required: true },
    request: { type: String, required: true },
    holder: { type: String, required: true },
    heldUntil: { type: Date, required: true },
    outcome: { type: String },
    isDone: { type: Boolean },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotency_keys', versionKey: false, strict: 'throw' },
);

idempotencyKeySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

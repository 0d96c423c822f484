import { Schema } from 'mongoose';

/** Token of the model of used keys. */
export const IDEMPOTENCY_KEY_MODEL = 'IdempotencyKey';

/** A request that came with a key, and its answer once there is one. */
export interface IdempotencyKeyRecord {
  /** Hash of caller, route and key. */
  _id: string;
  /** Hash of address and body. */
  request: string;
  /** One execution of the request. */
  holder: string;
  /** An execution without an answer counts as crashed from this time on. */
  heldUntil: Date;
  /** Answer or refusal as JSON, null while the request is worked on. */
  outcome: string | null;
  /** Whether a transaction of the request was committed; absent: none. */
  isDone?: boolean;
  /** When the key is forgotten. */
  expiresAt: Date;
}

/** Collection `idempotency_keys` (PAY-6); asked by id only. */
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

import type { LoginMethod } from '@portal/contracts';
import { Schema } from 'mongoose';

/** Token of the model of sign-in links. */
export const SIGN_IN_LINK_MODEL = 'SignInLink';

/** A link that signs its user in in another browser, once (SEC-71). */
export interface SignInLinkRecord {
  /** SHA-256 of the link's secret. */
  _id: string;
  userId: number;
  /** The session that made the link. */
  sessionId: string;
  /** The sign-in of that session; a link proves nothing anew. */
  method: LoginMethod | null;
  signedInAt: Date;
  expiresAt: Date;
}

/** Collection `sign_in_links`. */
export const signInLinkSchema = new Schema<SignInLinkRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    sessionId: { type: String, required: true },
    method: { type: String, default: null },
    signedInAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sign_in_links', versionKey: false, strict: 'throw' },
);

signInLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// A new link replaces the earlier one of its session.
signInLinkSchema.index({ sessionId: 1 });

import { Schema } from 'mongoose';

/** Token of the model of sessions. */
export const SESSION_MODEL = 'Session';

/** A signed-in browser. Only the hash of its cookie is kept (SEC-19). */
export interface SessionRecord {
  /** SHA-256 of the cookie in hex. */
  _id: string;
  audience: 'subscriber' | 'admin';
  /** Whose session; null for an administrator's. */
  userId: number | null;
  /** Configured name of the administrator; null for a subscriber's. */
  actor: string | null;
  /** Hash of the administrator's configured password hash: a new secret ends old sessions (SEC-21). */
  secretMark: string | null;
  /** User-Agent header at the sign-in; null when unknown. */
  userAgent: string | null;
  /** Address at an administrator's sign-in; null or absent: unknown, or a subscriber's. */
  address?: string | null;
  /** Known device of the sign-in (`known_devices`); null or absent in sessions from before there were any. */
  device?: string | null;
  /** Sign-in. */
  createdAt: Date;
  /**
   * An administrator's last proof after the sign-in, which is one; null or absent: none.
   */
  provenAt?: Date | null;
  /** Last use, exact to a minute. */
  lastSeenAt: Date;
  /** End if not used again. */
  expiresAt: Date;
}

/** Collection `sessions`. */
export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    audience: { type: String, required: true },
    userId: { type: Number, default: null },
    actor: { type: String, default: null },
    secretMark: { type: String, default: null },
    userAgent: { type: String, default: null },
    address: { type: String, default: null },
    device: { type: String, default: null },
    createdAt: { type: Date, required: true },
    provenAt: { type: Date, default: null },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);

// Revocation and the cap of one account.
sessionSchema.index({ userId: 1, lastSeenAt: -1 });
// Sessions of one administrator: the list, and ending them.
sessionSchema.index({ actor: 1 });
// Only tidies up; whether a session lives is decided by the clock at every read.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

import type { LoginMethod } from '@portal/contracts';
import { Schema } from 'mongoose';

/** Token of the model of sessions. */
export const SESSION_MODEL = 'Session';

/** A signed-in browser. Only the hash of its cookie is stored (SEC-19). */
export interface SessionRecord {
  /** SHA-256 of the cookie in hex. */
  _id: string;
  audience: 'subscriber' | 'admin';
  /** User of the session; null for an administrator. */
  userId: number | null;
  /** Configured name of the administrator; null for a subscriber. */
  actor: string | null;
  /** SHA-256 of the administrator's configured password hash: a new password ends old sessions (SEC-21). */
  secretMark: string | null;
  /** How the subscriber signed in; null or absent: an administrator, or a session older than this field. */
  method?: LoginMethod | null;
  /** User-Agent header at the sign-in; null when unknown. */
  userAgent: string | null;
  /** Address at an administrator's sign-in; null or absent: unknown, or a subscriber. */
  address?: string | null;
  /** Known device of the sign-in (`known_devices`); null or absent in sessions older than this field. */
  device?: string | null;
  /** Time of the sign-in. */
  createdAt: Date;
  /**
   * An administrator's last fresh proof after the sign-in (which counts as one too); null or absent: none.
   */
  provenAt?: Date | null;
  /** Last use, exact to a minute. */
  lastSeenAt: Date;
  /** When it ends if not used again. */
  expiresAt: Date;
}

/** Name of the collection. */
export const SESSIONS = 'sessions';

/** Collection `sessions`. */
export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    audience: { type: String, required: true },
    userId: { type: Number, default: null },
    actor: { type: String, default: null },
    secretMark: { type: String, default: null },
    method: { type: String, default: null },
    userAgent: { type: String, default: null },
    address: { type: String, default: null },
    device: { type: String, default: null },
    createdAt: { type: Date, required: true },
    provenAt: { type: Date, default: null },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: SESSIONS, versionKey: false, strict: 'throw' },
);

// Revocation, and the limit of sessions of one account.
sessionSchema.index({ userId: 1, lastSeenAt: -1 });
// Sessions of one administrator: list and end them.
sessionSchema.index({ actor: 1 });
// Only for cleanup; each read compares `expiresAt` with the clock.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

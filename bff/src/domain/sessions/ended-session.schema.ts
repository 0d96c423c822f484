import type { SessionEnd } from '@portal/contracts';
import { Schema } from 'mongoose';

/** Token of the model of ended sessions. */
export const ENDED_SESSION_MODEL = 'EndedSession';

/** Why a session ended, for the browser that still has its cookie. It names no user. */
export interface EndedSessionRecord {
  /** SHA-256 of the cookie in hex. */
  _id: string;
  /** Sessions that only expired have no record. */
  end: Exclude<SessionEnd, 'expired'>;
  /** ENDED_SESSION_MS after the end. */
  expiresAt: Date;
}

/** Collection `ended_sessions`. */
export const endedSessionSchema = new Schema<EndedSessionRecord>(
  {
    _id: { type: String, required: true },
    end: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'ended_sessions', versionKey: false, strict: 'throw' },
);

// Only for cleanup: a record that is too old does no harm.
endedSessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

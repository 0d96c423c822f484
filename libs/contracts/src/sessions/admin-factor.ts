import { defineCall } from '../http/call';

/** The second factor of the signed-in administrator: an authenticator app (TOTP), if wanted. */
export interface AdminFactorResponse {
  /** Whether one can be set up on this server at all. */
  isAvailable: boolean;
  /** When it was set up, ISO 8601 UTC; null without one. */
  enabledAt: string | null;
  /** Unused recovery codes, each good for one sign-in or confirmation; 0 without a factor. */
  recoveryCodesLeft: number;
}

/** A secret waiting for its first code; nothing is asked of anybody before that. */
export interface AdminFactorSecret {
  /** Base32, for typing in by hand. */
  secret: string;
  /** `otpauth://totp/…`, for a picture to be scanned. */
  uri: string;
}

/** Ten codes; shown this once, kept as hashes. */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
}

/** Whether an authenticator app is set up. */
export const getAdminFactor = defineCall<void, AdminFactorResponse>()('GET', '/api/admin/factor');

/** Draws a new secret; asks for a fresh proof. */
export const startAdminFactor = defineCall<void, AdminFactorSecret>()('POST', '/api/admin/factor');

/** Turns the drawn secret on by a code made with it. */
export const confirmAdminFactor = defineCall<{ code: string }, RecoveryCodesResponse>()(
  'POST',
  '/api/admin/factor/confirm',
);

/** Draws new recovery codes; the old ones are worthless. Asks for a fresh proof. */
export const renewRecoveryCodes = defineCall<void, RecoveryCodesResponse>()(
  'POST',
  '/api/admin/factor/recovery-codes',
);

/** Removes the authenticator app and its recovery codes. Asks for a fresh proof. */
export const removeAdminFactor = defineCall<void, object>()('DELETE', '/api/admin/factor');

/** One of the two: the code by who has an authenticator app, the password by who has none. */
export interface StepUpRequest {
  password?: string;
  /** Six digits or a recovery code. */
  code?: string;
}

/**
 * Proves again who sits there. Actions that destroy, or move days, videos or money, answer
 * `sessions/step-up-required` when the last proof is older than rules' STEP_UP_MS; signing in is one.
 */
export const stepUp = defineCall<StepUpRequest, { provenUntil: string }>()(
  'POST',
  '/api/admin/step-up',
);

import { defineCall } from '../http/call';

/** The optional second factor of the signed-in administrator: an authenticator app (TOTP). */
export interface AdminFactorResponse {
  /** Whether this server can set up a second factor. */
  isAvailable: boolean;
  /** When it was set up, ISO 8601 UTC; null without one. */
  enabledAt: string | null;
  /** Unused recovery codes; each works for one sign-in or confirmation; 0 without a factor. */
  recoveryCodesLeft: number;
}

/** A secret that is not active until its first code is confirmed. */
export interface AdminFactorSecret {
  /** Base32, for manual entry. */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
}

/** Ten codes; shown only once, stored as hashes. */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
}

/** Tells whether the signed-in administrator has an authenticator app. */
export const getAdminFactor = defineCall<void, AdminFactorResponse>()('GET', '/api/admin/factor');

/** Generates the secret of a new authenticator app. It is not active before confirmAdminFactor. */
export const startAdminFactor = defineCall<void, AdminFactorSecret>()('POST', '/api/admin/factor');

/**
 * Activates the new authenticator app with a code generated from its secret. Other sessions of the
 * administrator end. The answer has ten recovery codes, which are never shown again.
 */
export const confirmAdminFactor = defineCall<{ code: string }, RecoveryCodesResponse>()(
  'POST',
  '/api/admin/factor/confirm',
);

/** Generates new recovery codes. The old ones become invalid. */
export const renewRecoveryCodes = defineCall<void, RecoveryCodesResponse>()(
  'POST',
  '/api/admin/factor/recovery-codes',
);

/** Removes the authenticator app and its recovery codes. */
export const removeAdminFactor = defineCall<void, object>()('DELETE', '/api/admin/factor');

/** One of the two: the code if an authenticator app is set up, otherwise the password. */
export interface StepUpRequest {
  password?: string;
  /** Six digits or a recovery code. */
  code?: string;
}

/**
 * Gives a fresh proof of the administrator's identity, with the password or a code. Actions that destroy
 * data, or move days, videos or money, answer `sessions/step-up-required` when the last proof is older than
 * 30 minutes. A sign-in is a proof too.
 */
export const stepUp = defineCall<StepUpRequest, { provenUntil: string }>()(
  'POST',
  '/api/admin/step-up',
);

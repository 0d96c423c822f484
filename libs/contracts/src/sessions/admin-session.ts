import type { AdminRole } from '@portal/rules';
import { defineCall } from '../http/call';

/** Body of adminLogin. */
export interface AdminLoginRequest {
  password: string;
  /**
   * Six digits of the authenticator app, or a recovery code. Required for an administrator with a second
   * factor: without it a correct password answers `sessions/code-required`.
   */
  code?: string;
}

/** Whether this browser has an administrator's session. */
export interface AdminSessionResponse {
  authenticated: boolean;
  /** Name of the administrator as configured; null without a session. */
  actor: string | null;
  /** Role of the administrator (rules' ROLE_PERMISSIONS); null without a session. */
  role: AdminRole | null;
  /** What the frame of the screens says of the service; absent without a session. */
  service?: ServiceFacts;
}

/** Kinds of installations. */
export const SERVICE_STAGES = ['production', 'trial', 'development'] as const;

/** Facts about the service that every screen of administrators needs. */
export interface ServiceFacts {
  stage: (typeof SERVICE_STAGES)[number];
  /** IANA time zone in which screens show times and count days. */
  timeZone: string;
}

/**
 * Signs an administrator in. The session is in a cookie. The password decides which administrator it is
 * (SEC-17).
 */
export const adminLogin = defineCall<AdminLoginRequest, AdminSessionResponse>()(
  'POST',
  '/api/admin/login',
);

/** Ends the administrator's session on the server. */
export const adminLogout = defineCall<void, object>()('POST', '/api/admin/logout');

/** Tells whether this browser has an administrator's session. Also answers 200 without one. */
export const getAdminSession = defineCall<void, AdminSessionResponse>()(
  'GET',
  '/api/admin/session',
);

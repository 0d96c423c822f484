import type { AdminRole } from '@portal/rules';
import { defineCall } from '../http/call';

/** What the admin gate sends. */
export interface AdminLoginRequest {
  password: string;
  /**
   * Six digits of the authenticator app, or a recovery code. Needed by who has set one up: without it
   * the right password answers `sessions/code-required`.
   */
  code?: string;
}

/** Whether this browser has an administrator's session. */
export interface AdminSessionResponse {
  authenticated: boolean;
  /** Name of the administrator as configured, null for nobody. */
  actor: string | null;
  /** What the administrator may do (rules' ROLE_PERMISSIONS), null for nobody. */
  role: AdminRole | null;
}

/** Signs an administrator in; mismatch: 'Incorrect password. Please try again.' (SEC-17). */
export const adminLogin = defineCall<AdminLoginRequest, AdminSessionResponse>()(
  'POST',
  '/api/admin/login',
);

/** Ends the administrator's session on the server. */
export const adminLogout = defineCall<void, object>()('POST', '/api/admin/logout');

/** Whether this browser has an administrator's session; never an error. */
export const getAdminSession = defineCall<void, AdminSessionResponse>()(
  'GET',
  '/api/admin/session',
);

import type { AdminRole } from '@portal/rules';
import { defineCall } from '../http/call';

/** What the admin gate sends (spec admin.md §2, design §3). */
export interface AdminLoginRequest {
  password: string;
  /**
   * Six digits of the authenticator app, or a recovery code. Needed by who has set one up: without it
   * the right password answers `sessions/code-required`.
   */
  code?: string;
}

/** Whether this browser holds an administrator's session. */
export interface AdminSessionResponse {
  authenticated: boolean;
  /** Name of the administrator as configured, null for nobody. */
  actor: string | null;
  /** What the administrator may do (rules' ROLE_PERMISSIONS), null for nobody. */
  role: AdminRole | null;
}

/** Signs an administrator in; mismatch: 'Incorrect password. Please try again.' (goal S17). */
export const adminLogin = defineCall<AdminLoginRequest, AdminSessionResponse>()(
  'POST',
  '/api/admin/login',
);

/** Ends the administrator's session on the server (design §3). */
export const adminLogout = defineCall<void, object>()('POST', '/api/admin/logout');

/** Tells whether this browser holds an administrator's session; never an error (design §3). */
export const getAdminSession = defineCall<void, AdminSessionResponse>()(
  'GET',
  '/api/admin/session',
);

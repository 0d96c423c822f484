import { SetMetadata } from '@nestjs/common';
import type { AdminPermission } from '@portal/rules';

/**
 * Policies that need no path part. `subscriber` is any signed-in subscriber, for calls about the caller,
 * which name no user.
 */
type OpenKind = 'public' | 'subscriber' | 'bot' | 'relay';

/** Who may call a route. `param` is the path part with the user id. */
export type AccessPolicy =
  | { readonly kind: OpenKind }
  | { readonly kind: 'self'; readonly param: string }
  | { readonly kind: 'self-or-admin'; readonly param: string; readonly permission: AdminPermission }
  | { readonly kind: 'admin'; readonly permission: AdminPermission };

/** Metadata key of a route's policy. */
export const ACCESS_POLICY = 'portal:access';

/** Only the user named by the path part. */
export const self = (param: string): AccessPolicy => ({ kind: 'self', param });

/** Administrators whose role has a permission (rules' ROLE_PERMISSIONS). */
export const admin = (permission: AdminPermission): AccessPolicy => ({ kind: 'admin', permission });

/** The user named by the path part, or an administrator whose role has the permission. */
export const selfOrAdmin = (param: string, permission: AdminPermission): AccessPolicy => ({
  kind: 'self-or-admin',
  param,
  permission,
});

/** Declares who may call a route. A route without it is denied (SEC-30). */
export const Access = (policy: OpenKind | AccessPolicy) =>
  SetMetadata(ACCESS_POLICY, typeof policy === 'string' ? { kind: policy } : policy);

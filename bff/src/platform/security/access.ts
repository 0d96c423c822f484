import { SetMetadata } from '@nestjs/common';

/**
 * Policies that need no path part; `subscriber` is any signed-in subscriber, for calls that name
 * nobody because they are about the caller.
 */
type OpenKind = 'public' | 'subscriber' | 'admin' | 'bot' | 'relay';

/** Who may call a route (design §5). `param` names the path part that holds the user id. */
export type AccessPolicy =
  { readonly kind: OpenKind } | { readonly kind: 'self' | 'self-or-admin'; readonly param: string };

/** Key under which a route's policy is kept. */
export const ACCESS_POLICY = 'portal:access';

/** Only the user named by the path part. */
export const self = (param: string): AccessPolicy => ({ kind: 'self', param });

/** The user named by the path part, or any administrator. */
export const selfOrAdmin = (param: string): AccessPolicy => ({ kind: 'self-or-admin', param });

/** Declares who may call a route; without it nobody may (goal S30). */
export const Access = (policy: OpenKind | AccessPolicy) =>
  SetMetadata(ACCESS_POLICY, typeof policy === 'string' ? { kind: policy } : policy);

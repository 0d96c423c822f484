import { ADMIN_ROLES, type AdminPermission, roleMay } from '@portal/rules';
import type { AccessPolicy } from '../security/access';
import type { SecurityRequirementObject } from './types';

/** The security schemes of callers that a policy allows. */
export function securityOf(policy: AccessPolicy): SecurityRequirementObject[] {
  switch (policy.kind) {
    case 'public':
      return [];
    case 'admin':
      return [{ admin: [] }];
    case 'subscriber':
    case 'self':
      return [{ subscriber: [] }];
    case 'self-or-admin':
      return [{ subscriber: [] }, { admin: [] }];
    case 'bot':
    case 'relay':
      return [{ machine: [] }];
  }
}

/** The callers that a policy allows, as one sentence. */
export function callersOf(policy: AccessPolicy): string {
  switch (policy.kind) {
    case 'public':
      return 'Everybody may call it, without a session.';
    case 'admin':
      return `For administrators${withRoles(policy.permission)}.`;
    case 'subscriber':
      return 'For signed-in subscribers, about themselves.';
    case 'self':
      return 'For the signed-in subscriber whose id is in the path.';
    case 'self-or-admin':
      return (
        'For the signed-in subscriber whose id is in the path, and for administrators' +
        `${withRoles(policy.permission)}.`
      );
    case 'bot':
      return 'For the bot, with its bearer key.';
    case 'relay':
      return 'For the payment relay, with its bearer key and a signature of the body.';
  }
}

function withRoles(permission: AdminPermission): string {
  const roles = ADMIN_ROLES.filter((role) => roleMay(role, permission));
  return ` with the role ${roles.join(', ')}`;
}

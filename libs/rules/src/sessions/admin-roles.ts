/** The roles of administrators; the configuration assigns them. */
export const ADMIN_ROLES = ['owner', 'finance', 'support', 'viewer'] as const;

/** One of ADMIN_ROLES. */
export type AdminRole = (typeof ADMIN_ROLES)[number];

/**
 * Permissions that roles consist of: `read` every list and number; `accounts` profiles, settings, passwords,
 * freezing, notes and tags; `plans` days and videos of one user; `money` offers, codes and decisions about
 * payments; `inbox` read money that waits, with the beginnings of payers' numbers; `messages` broadcasts;
 * `queue` tasks; `bulk` many users at once (in addition to the action's own permission); `audit` the
 * administrators' actions; `erase` actions that cannot be undone: deleting users and login history.
 */
export const ADMIN_PERMISSIONS = [
  'read',
  'accounts',
  'plans',
  'money',
  'inbox',
  'messages',
  'queue',
  'bulk',
  'audit',
  'erase',
] as const;

/** One of ADMIN_PERMISSIONS. */
export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number];

/** The permissions of each role. The only such table: the server refuses by it, and screens hide by it. */
export const ROLE_PERMISSIONS: Readonly<Record<AdminRole, readonly AdminPermission[]>> = {
  owner: ADMIN_PERMISSIONS,
  finance: ['read', 'plans', 'money', 'inbox', 'bulk', 'audit'],
  support: ['read', 'accounts', 'plans', 'inbox', 'messages', 'queue'],
  viewer: ['read'],
};

/** Whether a role has a permission. */
export function roleMay(role: AdminRole, permission: AdminPermission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

/** Whether a text is the name of a role. */
export function isAdminRole(text: string): text is AdminRole {
  return (ADMIN_ROLES as readonly string[]).includes(text);
}

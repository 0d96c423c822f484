import { send } from '@portal/api-client';
import { getAdminSession } from '@portal/contracts';
import { queryOptions, useQuery } from '@portal/query';
import { type AdminPermission, type AdminRole, MINUTE_MS, roleMay } from '@portal/rules';

/** The signed-in administrator with the role. */
export const adminSessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: ({ signal }) => send(getAdminSession, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** The signed-in administrator's role; null until it is known. */
export function useRole(): AdminRole | null {
  return useQuery(adminSessionQuery).data?.role ?? null;
}

/** Returns a function that checks any permission of the signed-in administrator's role. See useMay. */
export function usePermissions(): (permission: AdminPermission) => boolean {
  const role = useRole();
  return (permission) => role !== null && roleMay(role, permission);
}

/**
 * Whether the signed-in administrator's role has a permission. Screens hide what is not allowed, and
 * the server refuses it. False until the role is known.
 */
export function useMay(permission: AdminPermission): boolean {
  return usePermissions()(permission);
}

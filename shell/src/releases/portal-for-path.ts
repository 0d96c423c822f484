import type { PortalName } from '@portal/contracts';

/** The portal an address belongs to: everything below /admin, and all the rest. */
export function portalForPath(pathname: string): PortalName {
  return /^\/admin(\/|$)/.test(pathname) ? 'admin-portal' : 'user-portal';
}

import type { PortalName } from './release-pointer';

/** The portal of a path: everything below /admin is the admin portal, the rest the user portal. */
export function portalForPath(pathname: string): PortalName {
  return /^\/admin(\/|$)/.test(pathname) ? 'admin-portal' : 'user-portal';
}

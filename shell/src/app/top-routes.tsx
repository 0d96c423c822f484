import { useLocation } from '@portal/router';

import { portalForPath } from '../releases/portal-for-path';
import { RemoteBoundary } from '../remotes/remote-boundary';

/**
 * Chooses the portal by the address. Not by route elements: a portal below `/admin/*` would have to
 * write its paths relative to where the shell mounts it, and the paths of the specification would
 * stand nowhere in full.
 */
export function TopRoutes() {
  const name = portalForPath(useLocation().pathname);
  return <RemoteBoundary key={name} name={name} />;
}

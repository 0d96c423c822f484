import { useLocation } from '@portal/router';

import { portalForPath } from '@portal/contracts';
import { RemoteBoundary } from '../remotes/remote-boundary';

/**
 * Selects the portal by the URL. It uses no route elements: inside a route `/admin/*` a portal would have to
 * write relative paths, and the full paths of the specification would not appear in the code.
 */
export function TopRoutes() {
  const name = portalForPath(useLocation().pathname);
  return <RemoteBoundary key={name} name={name} />;
}

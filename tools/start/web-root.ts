import { PORTAL_NAMES, publishPortal, publishShell } from '../release';

/** Publishes what was built last: shell and portals; the same bytes change nothing. */
export async function publishSite(webRoot: string): Promise<void> {
  await publishShell(webRoot);
  for (const portal of PORTAL_NAMES) await publishPortal(webRoot, portal);
}

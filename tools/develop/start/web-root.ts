import { openSite, PORTAL_NAMES, publishPortal, publishShell } from '../../operate/release';

/** Publishes what was built last: shell and portals; the same bytes change nothing. */
export async function publishSite(webRoot: string): Promise<void> {
  const site = openSite(webRoot);
  await publishShell(site);
  for (const portal of PORTAL_NAMES) await publishPortal(site, portal);
}

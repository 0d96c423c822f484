import { openSite, PORTAL_NAMES, publishPortal, publishShell } from '../../operate/release';

/** Publishes the last build, also one that was rolled back: shell and portals. Equal bytes change nothing. */
export async function publishSite(webRoot: string): Promise<void> {
  const site = openSite(webRoot);
  await publishShell(site, undefined, { isAgain: true });
  for (const portal of PORTAL_NAMES) await publishPortal(site, portal, { isAgain: true });
}

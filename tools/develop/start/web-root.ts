import { openSite, PORTAL_NAMES, publishPortal, publishShell } from '../../operate/release';

/**
 * Publishes the last build, also one that was rolled back: shell and portals. Equal bytes change nothing.
 * @param say gets the name of each part, so that a busy machine is not taken for one that hangs.
 */
export async function publishSite(webRoot: string, say: (part: string) => void): Promise<void> {
  const site = openSite(webRoot);
  say('shell');
  await publishShell(site, undefined, { isAgain: true });
  for (const portal of PORTAL_NAMES) {
    say(portal);
    await publishPortal(site, portal, { isAgain: true });
  }
}

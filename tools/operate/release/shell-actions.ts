import { type PortalRelease, type ShellCanary, shellPage } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { changeShell } from './change-shell';
import { givenShell, shellState } from './shell-state';
import type { Site } from './site';
import { existingRelease } from './version-folder';

/**
 * Makes an earlier version of the shell live, by default the previous one: copies its page and root files to
 * the root. Portals and pointer stay as they are. A canary ends.
 * @throws Problem when there is none, when a file of it is missing or damaged, or when somebody else released
 *   the shell meanwhile.
 */
export async function rollBackShell(site: Site, wanted?: string): Promise<PortalRelease> {
  const { live, canary, earlier } = await shellState(site.store);
  const version = wanted ?? earlier[0];
  if (!version) throw new Problem('shell has no earlier version to go back to.');
  if (version === live) throw new Problem(`shell ${version} is live already.`);
  const release = await existingRelease(site.store, 'shell', version);
  const next = { live: version, canary: null };
  await changeShell(site, { live, canary }, { action: 'rollback', release, next });
  return release;
}

/** Makes the canary of the shell live for all visitors. @throws Problem when there is none. */
export async function promoteShell(site: Site): Promise<PortalRelease> {
  const { live, canary } = await givenShell(site.store);
  if (!canary) throw new Problem('shell has no canary to promote.');
  const release = await existingRelease(site.store, 'shell', canary.version);
  const next = { live: canary.version, canary: null };
  await changeShell(site, { live, canary }, { action: 'promote', release, next });
  return release;
}

/** A version of the shell as canary. @throws Problem when its record has no hash of its page. */
export function asCanary({ version, integrity }: PortalRelease, percent: number): ShellCanary {
  const page = integrity[shellPage(version)];
  if (page === undefined) throw new Problem(`shell ${version} has no integrity hash of its page.`);
  return { version, percent, integrity: page };
}

import type { PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { changePortal } from './change-portal';
import { readPointer, stateOf } from './pointer';
import { readLog } from './release-log';
import type { Site } from './site';
import { listVersions } from './version-folder';
import { verifyVersion } from './verify-version';
import { refuseWithdrawn } from './withdrawn';

/**
 * The newest complete version that was only staged: never live, never a canary, never refused; null when
 * there is none.
 */
export async function newestUntried(site: Site, portal: PortalName): Promise<PortalRelease | null> {
  const [log, versions, pointer] = await Promise.all([
    readLog(site.store),
    listVersions(site.store, portal),
    readPointer(site.store),
  ]);
  const { live, earlier } = stateOf(pointer, portal);
  const tried = new Set([live?.version, ...earlier.map(({ version }) => version)]);
  for (const { app, action, to } of log)
    if (app === portal && action !== 'stage') tried.add(to ?? '');
  const found = versions.find(({ version, release }) => release && !tried.has(version));
  return found?.release ?? null;
}

/** How a version is chosen for a canary. */
export interface CanaryChoice {
  /** The candidate was named: it replaces a canary of another version. */
  readonly isNamed?: boolean;
  /** A version that was withdrawn is tried again. */
  readonly isAgain?: boolean;
}

/**
 * Gives a canary version to a part of the users. Users who have it keep it when the percentage grows (OPS-7).
 * @param candidate the version. While a canary runs it is not asked for, unless it was named: only the
 *   percentage changes.
 * @throws Problem when the candidate is already live or was withdrawn, or when nothing is live.
 */
export async function tryCanary(
  site: Site,
  portal: PortalName,
  percent: number,
  candidate: () => Promise<PortalRelease>,
  { isNamed = false, isAgain = false }: CanaryChoice = {},
): Promise<PortalRelease> {
  const state = stateOf(await readPointer(site.store), portal);
  if (!state.live) throw new Problem(`${portal} has no live version beside which to try another.`);
  const running = isNamed ? undefined : state.canary?.release;
  const release = running ?? (await candidate());
  if (release.version === state.live.version) {
    throw new Problem(`${portal} ${release.version} is live already; there is nothing new to try.`);
  }
  await refuseWithdrawn(site, portal, release.version, isAgain);
  await verifyVersion(site.store, portal, release);
  await changePortal(site, {
    action: 'canary',
    portal,
    expected: state,
    next: { ...state, canary: { percent, salt: release.version, release } },
  });
  return release;
}

/**
 * Ends a canary. From their next page load all users get the live version. @throws Problem when there is
 * none.
 */
export async function endCanary(site: Site, portal: PortalName): Promise<PortalRelease> {
  const state = stateOf(await readPointer(site.store), portal);
  if (!state.canary) throw new Problem(`${portal} has no canary.`);
  const next = { ...state, canary: null };
  await changePortal(site, { action: 'canary', portal, expected: state, next });
  return state.canary.release;
}

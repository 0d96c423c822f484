import type { PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { changePortal } from './change-portal';
import { changeShell } from './change-shell';
import type { AppName } from './paths';
import { readPointer, stateOf } from './pointer';
import { readLog } from './release-log';
import { asCanary } from './shell-actions';
import { shellState } from './shell-state';
import type { Site } from './site';
import { existingRelease, listVersions } from './version-folder';
import { verifyVersion } from './verify-version';
import { refuseWithdrawn } from './withdrawn';

/** @throws Problem always. */
function noCanary(app: AppName): never {
  throw new Problem(`${app} has no canary.`);
}

/** What visitors get of an app now, and how a canary of it begins and ends. */
interface CanaryPlace {
  readonly live: string | null;
  readonly canary: string | null;
  /** Versions that were live before. */
  readonly earlier: readonly string[];
  /** The record of the canary. @throws Problem when there is none. */
  tried(): Promise<PortalRelease>;
  give(release: PortalRelease, percent: number): Promise<unknown>;
  end(): Promise<unknown>;
}

async function portalPlace(site: Site, portal: PortalName): Promise<CanaryPlace> {
  const expected = stateOf(await readPointer(site.store), portal);
  const change = { action: 'canary', portal, expected } as const;
  return {
    live: expected.live?.version ?? null,
    canary: expected.canary?.release.version ?? null,
    earlier: expected.earlier.map(({ version }) => version),
    tried: async () => expected.canary?.release ?? noCanary(portal),
    give: (release, percent) => {
      const canary = { percent, salt: release.version, release };
      return changePortal(site, { ...change, next: { ...expected, canary } });
    },
    end: () => changePortal(site, { ...change, next: { ...expected, canary: null } }),
  };
}

async function shellPlace(site: Site): Promise<CanaryPlace> {
  const { store } = site;
  const { live, canary, earlier } = await shellState(store);
  const expected = { live, canary };
  const tried = async (): Promise<PortalRelease> =>
    canary ? existingRelease(store, 'shell', canary.version) : noCanary('shell');
  const give = async (release: PortalRelease | null, next: typeof canary): Promise<void> => {
    if (live === null) return;
    await changeShell(site, expected, { action: 'canary', release, next: { live, canary: next } });
  };
  return {
    ...{ live, canary: canary?.version ?? null, earlier, tried },
    give: (release, percent) => give(release, asCanary(release, percent)),
    // Also when its record is lost.
    end: async () => give(await tried().catch(() => null), null),
  };
}

const placeOf = (site: Site, app: AppName): Promise<CanaryPlace> =>
  app === 'shell' ? shellPlace(site) : portalPlace(site, app);

/** The version that a part of the users gets; null: all get the live one. */
export const canaryOf = async (site: Site, app: AppName): Promise<string | null> =>
  (await placeOf(site, app)).canary;

/**
 * The newest complete version that was only staged: never live, never a canary, never refused; null when
 * there is none.
 */
export async function newestUntried(site: Site, app: AppName): Promise<PortalRelease | null> {
  const [log, versions, { live, earlier }] = await Promise.all([
    readLog(site.store),
    listVersions(site.store, app),
    placeOf(site, app),
  ]);
  const tried = new Set([live, ...earlier]);
  for (const line of log) if (line.app === app && line.action !== 'stage') tried.add(line.to);
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
  app: AppName,
  percent: number,
  candidate: () => Promise<PortalRelease>,
  { isNamed = false, isAgain = false }: CanaryChoice = {},
): Promise<PortalRelease> {
  const place = await placeOf(site, app);
  if (place.live === null)
    throw new Problem(`${app} has no live version beside which to try another.`);
  const isRunning = place.canary !== null && !isNamed;
  const release = await (isRunning ? place.tried() : candidate());
  if (release.version === place.live) {
    throw new Problem(`${app} ${release.version} is live already; there is nothing new to try.`);
  }
  await refuseWithdrawn(site, app, release.version, isAgain);
  await verifyVersion(site.store, app, release);
  await place.give(release, percent);
  return release;
}

/**
 * Ends a canary. From their next page load all users get the live version. @returns the canary's version.
 * @throws Problem when there is none.
 */
export async function endCanary(site: Site, app: AppName): Promise<string> {
  const { canary, end } = await placeOf(site, app);
  if (canary === null) return noCanary(app);
  await end();
  return canary;
}

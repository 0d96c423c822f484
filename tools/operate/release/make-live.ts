import type { EarlierRelease, PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { changePortal } from './change-portal';
import { readPointer, stateOf } from './pointer';
import type { PortalState } from './pointer';
import type { Site } from './site';
import { describeEarlier, existingRelease } from './version-folder';
import { verifyVersion } from './verify-version';

const without = (earlier: readonly EarlierRelease[], version: string): EarlierRelease[] =>
  earlier.filter((one) => one.version !== version);

/** The earlier versions after `release` is live. The previous live version comes first. */
async function pushedBack(
  { store }: Site,
  portal: PortalName,
  { live, earlier }: PortalState,
  release: PortalRelease,
): Promise<EarlierRelease[]> {
  const rest = without(earlier, release.version);
  if (!live) return rest;
  return [await describeEarlier(store, portal, live), ...without(rest, live.version)];
}

/**
 * Makes a staged version live for all users. A canary of the same version ends.
 * @returns false when it was live already.
 * @throws Problem when the portal is no longer as `expected`.
 */
export async function makeLive(
  site: Site,
  portal: PortalName,
  release: PortalRelease,
  expected: PortalState,
): Promise<boolean> {
  if (expected.live?.version === release.version) return false;
  const isCanary = expected.canary?.release.version === release.version;
  const { changed } = await changePortal(site, {
    action: isCanary ? 'promote' : 'release',
    portal,
    expected,
    next: {
      live: release,
      canary: isCanary ? null : expected.canary,
      earlier: await pushedBack(site, portal, expected, release),
    },
  });
  return changed;
}

/** Makes the canary of a portal live for all users. @throws Problem when there is none. */
export async function promote(site: Site, portal: PortalName): Promise<PortalRelease> {
  const state = stateOf(await readPointer(site.store), portal);
  if (!state.canary) throw new Problem(`${portal} has no canary to promote.`);
  const { release } = state.canary;
  await verifyVersion(site.store, portal, release);
  await makeLive(site, portal, release, state);
  return release;
}

/**
 * Makes an earlier version live, by default the previous one. Only the pointer changes. A canary ends: after
 * a rollback all users have the same version. The version that was live is no longer a target of a rollback
 * (OPS-6).
 * @throws Problem when there is no such version, or a file of it is missing or damaged.
 */
export async function rollBack(
  site: Site,
  portal: PortalName,
  wanted?: string,
): Promise<PortalRelease> {
  const state = stateOf(await readPointer(site.store), portal);
  const version = wanted ?? state.earlier[0]?.version;
  if (!version) throw new Problem(`${portal} has no earlier version to go back to.`);
  if (version === state.live?.version) throw new Problem(`${portal} ${version} is live already.`);
  const release = await existingRelease(site.store, portal, version);
  await verifyVersion(site.store, portal, release);
  const at = state.earlier.findIndex((one) => one.version === version);
  await changePortal(site, {
    action: 'rollback',
    portal,
    expected: state,
    next: { live: release, canary: null, earlier: state.earlier.slice(at + 1) },
  });
  return release;
}

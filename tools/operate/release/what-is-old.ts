import type { PortalName } from '@portal/contracts';
import { DAY_MS, type ReleaseAction, type ReleaseLine } from '@portal/rules';

import { lastGiven } from './history';
import { readPointer, stateOf } from './pointer';
import { shellState } from './shell-state';
import type { Site } from './site';
import { folderOf, listVersions } from './version-folder';
import type { FoundVersion } from './version-folder';

/** Actions on the shell that name all assets of a version. */
const WITH_ASSETS: ReadonlySet<ReleaseAction> = new Set([
  'stage',
  'release',
  'rollback',
  'canary',
  'promote',
] as const);

/**
 * When a version that is not in the log was stored. An incomplete version may still be written, so it counts
 * as one day younger.
 */
async function laidDown(
  { store }: Site,
  portal: PortalName,
  { version, release }: FoundVersion,
): Promise<number> {
  if (release) return Date.parse(release.builtAt);
  const files = await store.list(folderOf(portal, version));
  return DAY_MS + Math.max(0, ...(await Promise.all(files.map((file) => store.writtenAt(file)))));
}

/**
 * Versions that are no longer needed: not live, no canary, no rollback target, and not in use for `keepDays`,
 * so that no open tab runs them (OPS-4).
 */
export async function oldVersions(
  site: Site,
  log: readonly ReleaseLine[],
  portal: PortalName,
  keepDays: number,
): Promise<string[]> {
  const now = site.now();
  const { live, canary, earlier } = stateOf(await readPointer(site.store), portal);
  const current = [live, canary?.release].flatMap((one) => (one ? [one.version] : []));
  const last = lastGiven(log, portal, current, now);
  const kept = new Set([...current, earlier[0]?.version]);
  const old: string[] = [];
  for (const found of await listVersions(site.store, portal)) {
    if (kept.has(found.version)) continue;
    const since = last.get(found.version) ?? (await laidDown(site, portal, found));
    if (now.getTime() - since >= keepDays * DAY_MS) old.push(found.version);
  }
  return old;
}

/**
 * Assets and version folders that neither the live shell, nor its canary, nor the one before it, nor a shell that was
 * stored, given or replaced within `keepDays` needs. Nothing is removed until the log is that old, because assets of
 * earlier shells are not in it.
 */
export async function oldAssets(
  site: Site,
  log: readonly ReleaseLine[],
  keepDays: number,
): Promise<string[]> {
  const now = site.now();
  const isOld = (at: number): boolean => now.getTime() - at >= keepDays * DAY_MS;
  const { live, canary, earlier } = await shellState(site.store);
  const shells = log.filter(({ app, action }) => app === 'shell' && WITH_ASSETS.has(action));
  const [first] = shells;
  // Without the live shell's list of assets it is unknown which assets can be removed.
  if (!first || !isOld(Date.parse(first.at)) || !shells.some(({ to }) => to === live)) return [];
  const last = lastGiven(log, 'shell', [], now);
  const isNeeded = (shell: string | null): boolean =>
    (shell !== null && [live, canary?.version, earlier[0]].includes(shell)) ||
    !isOld(last.get(shell ?? '') ?? 0);
  const needed = new Set(shells.flatMap(({ to, files }) => (isNeeded(to) ? (files ?? []) : [])));
  const assets = await site.store.list('assets');
  const versions = (await listVersions(site.store, 'shell')).map(({ version }) => version);
  return [
    ...assets.filter((path) => !needed.has(path.replace(/\.(br|gz)$/, ''))),
    ...versions
      .filter((version) => !isNeeded(version))
      .map((version) => folderOf('shell', version)),
  ];
}

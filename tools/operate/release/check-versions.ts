import type { PortalName, PortalRelease } from '@portal/contracts';

import { integrityOf } from './folder-files';
import { readPointer, stateOf } from './pointer';
import type { PortalState } from './pointer';
import type { Store } from './store';
import { faultsOf } from './verify-version';
import type { Fault } from './verify-version';
import { listVersions, readRecord, recordOf } from './version-folder';
import type { FoundVersion } from './version-folder';

/** A version on hand, and what is wrong with its files. */
export interface CheckedVersion extends FoundVersion {
  /** `live`, `canary 10 %`, `earlier 1`, `published` or `half-written`. */
  readonly is: string;
  readonly faults: readonly Fault[];
}

function standing({ version, release }: FoundVersion, state: PortalState): string {
  if (version === state.live?.version) return 'live';
  if (version === state.canary?.release.version) return `canary ${state.canary.percent} %`;
  const back = state.earlier.findIndex((one) => one.version === version);
  if (back >= 0) return `earlier ${back + 1}`;
  return release ? 'published' : 'half-written';
}

/** Versions that the pointer names. */
export const namedVersions = ({ live, canary, earlier }: PortalState): string[] => [
  ...(live ? [live.version] : []),
  ...(canary ? [canary.release.version] : []),
  ...earlier.map(({ version }) => version),
];

/** Whether the record is the one that the pointer means. */
function isAsNamed(record: Buffer, release: PortalRelease, state: PortalState): boolean {
  const { live, canary, earlier } = state;
  const named = [live, canary?.release].find((one) => one?.version === release.version);
  if (named && JSON.stringify(named) !== JSON.stringify(release)) return false;
  const back = earlier.find(({ version }) => version === release.version);
  return !back || back.integrity === integrityOf(record);
}

async function recordFaults(
  store: Store,
  portal: PortalName,
  { version }: FoundVersion,
  state: PortalState,
): Promise<Fault[]> {
  const path = recordOf(portal, version);
  const isNamed = namedVersions(state).includes(version);
  const bytes = await store.read(path);
  if (!bytes) return isNamed ? [{ path, kind: 'missing' }] : [];
  const release = await readRecord(store, portal, version).catch(() => null);
  return release && isAsNamed(bytes, release, state) ? [] : [{ path, kind: 'changed' }];
}

/** Reads every file of every version of a portal, also of versions that only the pointer names. */
export async function checkVersions(store: Store, portal: PortalName): Promise<CheckedVersion[]> {
  const state = stateOf(await readPointer(store), portal);
  const found = await listVersions(store, portal);
  const lost = namedVersions(state).filter(
    (version) => !found.some((one) => one.version === version),
  );
  const all = [...found, ...lost.map((version) => ({ version, release: null }))];
  return Promise.all(
    all.map(async (one) => {
      const faults = await recordFaults(store, portal, one, state);
      const { release } = one;
      if (release && faults.length === 0) faults.push(...(await faultsOf(store, portal, release)));
      return { ...one, is: standing(one, state), faults };
    }),
  );
}

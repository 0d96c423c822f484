import type { PortalRelease } from '@portal/contracts';

import { integrityOf } from './folder-files';
import type { AppName } from './paths';
import { readPointer, stateOf } from './pointer';
import type { PortalState } from './pointer';
import { shellState } from './shell-state';
import { rootFilesOf } from './shell-versions';
import type { Store } from './store';
import { faultsOf } from './verify-version';
import type { Fault } from './verify-version';
import { folderOf, listVersions, readRecord, recordOf } from './version-folder';
import type { FoundVersion } from './version-folder';

/** A version on hand, and what is wrong with its files. */
export interface CheckedVersion extends FoundVersion {
  /** `live`, `canary 10 %`, `earlier 1`, `published` or `half-written`. */
  readonly is: string;
  readonly faults: readonly Fault[];
}

/** The versions of an app that visitors get or that a rollback goes to. */
interface Standing {
  readonly live: string | null;
  readonly canary: { readonly version: string; readonly percent: number } | null;
  readonly earlier: readonly string[];
  /** The pointer's part of a portal; the shell has none. */
  readonly state: PortalState | null;
}

async function standingOf(store: Store, app: AppName): Promise<Standing> {
  if (app === 'shell') return { ...(await shellState(store)), state: null };
  const state = stateOf(await readPointer(store), app);
  const { live, canary, earlier } = state;
  return {
    live: live?.version ?? null,
    canary: canary && { version: canary.release.version, percent: canary.percent },
    earlier: earlier.map(({ version }) => version),
    state,
  };
}

function wordOf({ version, release }: FoundVersion, { live, canary, earlier }: Standing): string {
  if (version === live) return 'live';
  if (version === canary?.version) return `canary ${canary.percent} %`;
  const back = earlier.indexOf(version);
  if (back >= 0) return `earlier ${back + 1}`;
  return release ? 'published' : 'half-written';
}

const namedVersions = ({ live, canary, earlier }: Standing): string[] =>
  [live, canary?.version, ...earlier].filter((version) => typeof version === 'string');

/** Whether the record is the one that the pointer means. */
function isAsNamed(record: Buffer, release: PortalRelease, state: PortalState | null): boolean {
  if (!state) return true;
  const named = [state.live, state.canary?.release].find((one) => one?.version === release.version);
  if (named && JSON.stringify(named) !== JSON.stringify(release)) return false;
  const back = state.earlier.find(({ version }) => version === release.version);
  return !back || back.integrity === integrityOf(record);
}

async function recordFaults(
  store: Store,
  app: AppName,
  { version }: FoundVersion,
  standing: Standing,
): Promise<Fault[]> {
  const path = recordOf(app, version);
  const bytes = await store.read(path);
  if (!bytes) return namedVersions(standing).includes(version) ? [{ path, kind: 'missing' }] : [];
  const release = await readRecord(store, app, version).catch(() => null);
  return release && isAsNamed(bytes, release, standing.state) ? [] : [{ path, kind: 'changed' }];
}

/** Files of the root that are not those of the live shell. */
async function rootFaults(store: Store, live: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const path of await rootFilesOf(store, live)) {
    const [bytes, own] = [
      await store.read(path),
      await store.read(`${folderOf('shell', live)}/${path}`),
    ];
    if (!bytes) faults.push({ path, kind: 'missing' });
    else if (!own?.equals(bytes)) faults.push({ path, kind: 'changed' });
  }
  return faults;
}

/**
 * Reads every file of every version of an app, also of versions that only the pointer names. A shell of before
 * shells had folders is not checked.
 */
export async function checkVersions(store: Store, app: AppName): Promise<CheckedVersion[]> {
  const standing = await standingOf(store, app);
  const found = await listVersions(store, app);
  const lost =
    app === 'shell' && found.length === 0
      ? []
      : namedVersions(standing).filter((name) => !found.some(({ version }) => version === name));
  const all = [...found, ...lost.map((version) => ({ version, release: null }))];
  return Promise.all(
    all.map(async (one) => {
      const faults = await recordFaults(store, app, one, standing);
      const { release, version } = one;
      if (release && faults.length === 0) faults.push(...(await faultsOf(store, app, release)));
      if (app === 'shell' && version === standing.live && faults.length === 0) {
        faults.push(...(await rootFaults(store, version)));
      }
      return { ...one, is: wordOf(one, standing), faults };
    }),
  );
}

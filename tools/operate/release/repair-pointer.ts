import type { EarlierRelease, PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import {
  effectiveLines,
  type LoggedState,
  NOTHING_LOGGED,
  type ReleaseLine,
  replayLog,
} from '@portal/rules';
import { keptRevisions, readKept } from './kept-pointers';
import { knownReleases } from './known-releases';
import { PORTAL_NAMES } from './paths';
import {
  NO_POINTER,
  parsePointer,
  readStoredPointer,
  stateOf,
  withState,
  writePointer,
} from './pointer';
import type { PortalState, StoredPointer } from './pointer';
import { newLine, readLog, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import type { Site } from './site';
import type { Store } from './store';
import { describeEarlier, existingRelease, readRecord } from './version-folder';

/** Result of a repair of the pointer. */
export interface RepairedPointer {
  /** The revision that is in force now. */
  readonly revision: number;
  /** The copy that the repair began with; 0 without one. */
  readonly from: number;
  readonly isRepaired: boolean;
}

/** The newest copy that can be read and was in force: a copy of an action that was killed never was. */
async function newestKept(store: Store, log: readonly ReleaseLine[]): Promise<StoredPointer> {
  const last = Math.max(...effectiveLines(log).map((line) => line.revision));
  for (const revision of await keptRevisions(store)) {
    if (log.length > 0 && revision > last) continue;
    const pointer = parsePointer(await readKept(store, revision));
    if (pointer) return pointer;
  }
  return NO_POINTER;
}

const loggedOf = ({ live, canary, earlier }: PortalState): LoggedState => ({
  ...NOTHING_LOGGED,
  live: live?.version ?? null,
  canary: canary && { version: canary.release.version, percent: canary.percent },
  earlier: earlier.map(({ version }) => version),
});

/**
 * The state that the log describes, with the records of its versions. A canary or an earlier version without a
 * record is left out. @throws Problem when the live version has none.
 */
async function restored(
  store: Store,
  portal: PortalName,
  { live, canary, earlier }: LoggedState,
): Promise<PortalState> {
  const known = await knownReleases(store, portal);
  const find = async (version: string): Promise<PortalRelease | null> =>
    known.get(version) ?? readRecord(store, portal, version).catch(() => null);
  const tried = canary && (await find(canary.version));
  const back: EarlierRelease[] = [];
  for (const version of earlier) {
    const release = await readRecord(store, portal, version).catch(() => null);
    if (release) back.push(await describeEarlier(store, portal, release));
  }
  return {
    live:
      live === null ? null : ((await find(live)) ?? (await existingRelease(store, portal, live))),
    canary:
      canary && tried ? { percent: canary.percent, salt: canary.version, release: tried } : null,
    earlier: back,
  };
}

/** The lines that a copy of the pointer does not have yet. */
const linesAfter = (log: readonly ReleaseLine[], revision: number): ReleaseLine[] =>
  effectiveLines(log).filter((line) => line.revision > revision);

/**
 * Writes a lost or cut pointer anew: the newest copy that can be read, then the actions of the log after it,
 * with the records of the versions. An intact pointer is left as it is.
 * @throws Problem when neither a copy nor the log names a live version, or a record is missing.
 */
export function repairPointer(site: Site): Promise<RepairedPointer> {
  const { store } = site;
  return withReleaseLock(store, async (lock) => {
    const present = await readStoredPointer(store);
    if (present !== 'missing' && present !== 'damaged') {
      return { revision: present.revision, from: present.revision, isRepaired: false };
    }
    const log = await readLog(store);
    const kept = await newestKept(store, log);
    const missed = linesAfter(log, kept.revision);
    let pointer = kept;
    for (const portal of PORTAL_NAMES) {
      const logged = replayLog(missed, portal, loggedOf(stateOf(kept, portal)));
      pointer = withState(pointer, portal, await restored(store, portal, logged));
    }
    if (Object.keys(pointer.portals).length === 0) {
      throw new Problem(
        `Neither a copy of the pointer nor the log in ${store.root} names a live version. Publish again.`,
      );
    }
    const revision = Math.max(kept.revision, ...log.map((line) => line.revision)) + 1;
    for (const portal of PORTAL_NAMES) {
      const { live } = stateOf(pointer, portal);
      const version = live?.version ?? null;
      const commit = live?.commit ?? 'unknown';
      const line = { action: 'repair', app: portal, from: version, to: version } as const;
      if (live) await writeLine(store, newLine(site, { ...line, commit, revision }));
    }
    await lock.assertHeld();
    await writePointer(store, { ...pointer, revision });
    return { revision, from: kept.revision, isRepaired: true };
  });
}

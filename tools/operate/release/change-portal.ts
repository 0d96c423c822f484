import type { PortalName, PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { beginPointer, readPointer, stateOf, withState, writePointer } from './pointer';
import type { PortalState, StoredPointer } from './pointer';
import { newLine, readLog, writeLine } from './release-log';
import { EARLIER_KEPT, type ReleaseAction, type ReleaseLine } from '@portal/rules';
import { withReleaseLock } from './release-lock';
import { refuseUnserved } from './served-contracts';
import type { Site } from './site';
import { readRecord } from './version-folder';

/** One action on one portal. */
export interface Change {
  readonly action: Extract<ReleaseAction, 'release' | 'rollback' | 'canary' | 'promote'>;
  readonly portal: PortalName;
  /** The state of the portal when the action was decided. */
  readonly expected: PortalState;
  readonly next: PortalState;
}

const isSame = (one: PortalState, other: PortalState): boolean =>
  one.live?.version === other.live?.version &&
  one.canary?.release.version === other.canary?.release.version &&
  one.canary?.percent === other.canary?.percent;

function lineOf(
  site: Site,
  { action, portal, expected, next }: Change,
  revision: number,
): ReleaseLine {
  const pick = (state: PortalState) => (action === 'canary' ? state.canary?.release : state.live);
  const [from, to] = [pick(expected), pick(next)];
  return newLine(site, {
    action,
    app: portal,
    from: from?.version ?? null,
    to: to?.version ?? null,
    // The end of a canary leads to no version; the commit is that of the one that ended.
    commit: (to ?? from)?.commit ?? 'unknown',
    revision,
    ...(action === 'canary' ? { percent: next.canary?.percent ?? 0 } : {}),
  });
}

/** Versions that people get by this change and did not get before in the same way. */
function newlyGiven({ expected, next }: Change): PortalRelease[] {
  const pairs = [
    [expected.live, next.live],
    [expected.canary?.release, next.canary?.release],
  ] as const;
  return pairs.flatMap(([before, now]) => (now && now.version !== before?.version ? [now] : []));
}

/** Logs that the last action was aborted before the pointer was written. */
export async function settleLog(site: Site, { revision }: StoredPointer): Promise<void> {
  const last = (await readLog(site.store)).at(-1);
  if (!last || last.action === 'abandoned' || last.revision <= revision) return;
  await writeLine(site.store, newLine(site, { ...last, action: 'abandoned' }));
}

/**
 * Compare-and-swap of one portal's part of the pointer. Writes the log first, then the pointer, both under
 * the lock. Changes of the other portal do not matter. When this portal changed since `expected` was read,
 * nothing is changed and the log records the refusal (OPS-5, OPS-6), unless it is as
 * `next` already. Before the lock the services are asked whether they serve the versions.
 * @returns whether this call changed it.
 * @throws Problem.
 */
export async function changePortal(site: Site, change: Change): Promise<{ changed: boolean }> {
  const { store } = site;
  const { portal, expected, next } = change;
  for (const release of newlyGiven(change)) {
    await refuseUnserved(site, portal, release, change.action);
  }
  return withReleaseLock(store, async (lock) => {
    const pointer = await readPointer(store);
    await settleLog(site, pointer);
    const current = stateOf(pointer, portal);
    // Somebody else did just this.
    if (!isSame(current, expected) && isSame(current, next)) return { changed: false };
    if (!isSame(current, expected)) {
      const refusal = `${portal} was changed meanwhile: look at it with "list" and decide again.`;
      const { revision } = pointer;
      const from = current.live?.version ?? null;
      const line = lineOf(site, change, revision);
      await writeLine(store, { ...line, action: 'refused', from, refusal });
      throw new Problem(refusal);
    }
    for (const release of [next.live, next.canary?.release]) {
      const isThere = !release || (await readRecord(store, portal, release.version));
      if (!isThere) throw new Problem(`${portal} ${release.version} was pruned meanwhile.`);
    }
    const changed = withState(pointer, portal, {
      ...next,
      earlier: next.earlier.slice(0, EARLIER_KEPT),
    });
    await beginPointer(store, pointer);
    await writeLine(store, lineOf(site, change, changed.revision));
    await lock.assertHeld();
    await writePointer(store, changed);
    return { changed: true };
  });
}

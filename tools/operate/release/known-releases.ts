import type { PortalName, PortalRelease } from '@portal/contracts';

import { keptRevisions, readKept } from './kept-pointers';
import { parsePointer, readStoredPointer, stateOf } from './pointer';
import type { Store } from './store';

/**
 * Releases of a portal by version, as the pointer and its copies name them. With them a lost record can be
 * written again.
 */
export async function knownReleases(
  store: Store,
  portal: PortalName,
): Promise<ReadonlyMap<string, PortalRelease>> {
  const stored = await readStoredPointer(store);
  const kept = await Promise.all(
    (await keptRevisions(store)).map(async (revision) =>
      parsePointer(await readKept(store, revision)),
    ),
  );
  const pointers = [typeof stored === 'object' ? stored : null, ...kept];
  const releases = pointers.flatMap((pointer) => {
    if (!pointer) return [];
    const { live, canary } = stateOf(pointer, portal);
    return [live, canary?.release].flatMap((release) => (release ? [release] : []));
  });
  return new Map(releases.map((release) => [release.version, release]));
}

import type {
  CanaryRelease,
  EarlierRelease,
  PortalName,
  PortalRelease,
  ReleasePointer,
} from '@portal/contracts';

import type { Store } from './store';

const POINTER_FILE = 'releases.json';

/** `releases.json` as stored. A portal without a release has no record. */
export interface StoredPointer extends Omit<ReleasePointer, 'portals'> {
  readonly portals: Readonly<Partial<Record<PortalName, PortalRelease>>>;
}

/** The pointer's part of one portal. */
export interface PortalState {
  readonly live: PortalRelease | null;
  readonly canary: CanaryRelease | null;
  /** Newest first. */
  readonly earlier: readonly EarlierRelease[];
}

/** Reads the pointer of a web root. Revision 0 when nothing was published. */
export async function readPointer(store: Store): Promise<StoredPointer> {
  const bytes = await store.read(POINTER_FILE);
  if (!bytes) return { revision: 0, portals: {} };
  return JSON.parse(bytes.toString('utf8')) as StoredPointer;
}

/** Replaces the pointer. Call it only under the release lock (`changePortal`). */
export function writePointer(store: Store, pointer: StoredPointer): Promise<void> {
  return store.write(POINTER_FILE, `${JSON.stringify(pointer, null, 1)}\n`);
}

/** The pointer's part of a portal. */
export function stateOf(pointer: StoredPointer, portal: PortalName): PortalState {
  return {
    live: pointer.portals[portal] ?? null,
    canary: pointer.canaries?.[portal] ?? null,
    earlier: pointer.earlier?.[portal] ?? [],
  };
}

function withEntry<Value>(
  map: Readonly<Partial<Record<PortalName, Value>>> | undefined,
  portal: PortalName,
  value: Value | null,
): Partial<Record<PortalName, Value>> {
  const { [portal]: _old, ...rest } = map ?? {};
  return (value === null ? rest : { ...rest, [portal]: value }) as Partial<
    Record<PortalName, Value>
  >;
}

/** The next pointer: the next revision, with a new state of one portal. */
export function withState(
  pointer: StoredPointer,
  portal: PortalName,
  { live, canary, earlier }: PortalState,
): StoredPointer {
  return {
    revision: pointer.revision + 1,
    portals: withEntry(pointer.portals, portal, live),
    canaries: withEntry(pointer.canaries, portal, canary),
    earlier: withEntry(pointer.earlier, portal, earlier.length > 0 ? earlier : null),
  };
}

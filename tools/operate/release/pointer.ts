import type {
  CanaryRelease,
  EarlierRelease,
  PortalName,
  PortalRelease,
  ReleasePointer,
} from '@portal/contracts';

import type { Store } from './store';

const POINTER_FILE = 'releases.json';

/** `releases.json` as it lies there; before the first release of a portal its record is missing. */
export interface StoredPointer extends Omit<ReleasePointer, 'portals'> {
  readonly portals: Readonly<Partial<Record<PortalName, PortalRelease>>>;
}

/** What the pointer says of one portal. */
export interface PortalState {
  readonly live: PortalRelease | null;
  readonly canary: CanaryRelease | null;
  /** Newest first. */
  readonly earlier: readonly EarlierRelease[];
}

/** Reads the pointer of a web root; revision 0 when nothing was ever published. */
export async function readPointer(store: Store): Promise<StoredPointer> {
  const bytes = await store.read(POINTER_FILE);
  if (!bytes) return { revision: 0, portals: {} };
  return JSON.parse(bytes.toString('utf8')) as StoredPointer;
}

/** Replaces the pointer. Only under the release lock (`changePortal`). */
export function writePointer(store: Store, pointer: StoredPointer): Promise<void> {
  return store.write(POINTER_FILE, `${JSON.stringify(pointer, null, 1)}\n`);
}

/** What the pointer says of a portal. */
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

/** The next pointer: one revision later, with another state of one portal. */
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

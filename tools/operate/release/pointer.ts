import type {
  CanaryRelease,
  EarlierRelease,
  PortalName,
  PortalRelease,
  ReleasePointer,
} from '@portal/contracts';
import { RECORD_FILE } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { keepPointer, keptRevisions } from './kept-pointers';
import { readLog } from './release-log';
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

/** The pointer before the first release. */
export const NO_POINTER: StoredPointer = { revision: 0, portals: {} };

/** A pointer from its text. Null when the text is cut or something else. */
export function parsePointer(text: string | null): StoredPointer | null {
  try {
    const pointer = JSON.parse(text ?? '') as Partial<StoredPointer> | null;
    const isWhole = Number.isInteger(pointer?.revision) && typeof pointer?.portals === 'object';
    return isWhole ? (pointer as StoredPointer) : null;
  } catch {
    return null;
  }
}

/** The pointer as it lies there. */
export async function readStoredPointer(
  store: Store,
): Promise<StoredPointer | 'missing' | 'damaged'> {
  const bytes = await store.read(POINTER_FILE);
  if (!bytes) return 'missing';
  return parsePointer(bytes.toString('utf8')) ?? 'damaged';
}

/** Whether something was released here before, by the log, the copies of the pointer, or its records. */
async function hasHistory(store: Store): Promise<boolean> {
  const log = await readLog(store);
  if (log.some(({ revision }) => revision > 0)) return true;
  if ((await keptRevisions(store)).length > 0) return true;
  return (
    log.length === 0 && (await store.list('remotes')).some((path) => path.endsWith(RECORD_FILE))
  );
}

/**
 * Reads the pointer of a web root. Revision 0 when nothing was released.
 * @throws Problem when it is cut, or missing beside earlier releases: a new one would forget the other portal.
 */
export async function readPointer(store: Store): Promise<StoredPointer> {
  const pointer = await readStoredPointer(store);
  if (typeof pointer === 'object') return pointer;
  if (pointer === 'missing' && !(await hasHistory(store))) return NO_POINTER;
  throw new Problem(`${POINTER_FILE} in ${store.root} is ${pointer}: run "repair pointer".`);
}

/** Keeps a copy of the next pointer and replaces the pointer. Call it only under the release lock (`changePortal`). */
export async function writePointer(store: Store, pointer: StoredPointer): Promise<void> {
  const text = `${JSON.stringify(pointer, null, 1)}\n`;
  await keepPointer(store, pointer.revision, text);
  await store.write(POINTER_FILE, text);
}

/**
 * Writes a pointer without versions before the first action, so that an action that is killed between log and
 * pointer does not look like a lost pointer.
 */
export async function beginPointer(store: Store, { revision }: StoredPointer): Promise<void> {
  if (revision === 0) await writePointer(store, NO_POINTER);
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

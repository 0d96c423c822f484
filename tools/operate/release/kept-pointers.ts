import type { Store } from './store';

/** The dot hides the folder from every server. */
const FOLDER = '.releases';
const KEPT = 50;
const pathOf = (revision: number): string => `${FOLDER}/releases.json.${revision}`;
const revisionOf = (path: string): number => Number(/\.(\d+)$/.exec(path)?.[1] ?? Number.NaN);

/** Revisions of the pointer that have a copy, newest first. */
export async function keptRevisions(store: Store): Promise<number[]> {
  const revisions = (await store.list(FOLDER)).map(revisionOf);
  return revisions.filter((revision) => revision >= 0).toSorted((one, other) => other - one);
}

/** Keeps a copy of a pointer that is about to be in force. The newest 50 stay. */
export async function keepPointer(store: Store, revision: number, text: string): Promise<void> {
  await store.write(pathOf(revision), text);
  const old = (await keptRevisions(store)).slice(KEPT);
  for (const one of old) await store.remove(pathOf(one));
}

/** The copy of a revision. Null when there is none. */
export async function readKept(store: Store, revision: number): Promise<string | null> {
  return (await store.read(pathOf(revision)))?.toString('utf8') ?? null;
}

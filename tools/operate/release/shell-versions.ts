import { RECORD_FILE } from '@portal/contracts';

import { writeCompressedSiblings } from './compress';
import type { Store } from './store';
import { folderOf } from './version-folder';

/** Paths of the shell's files that lie in the root when it is live, the page last. */
export async function rootFilesOf(store: Store, version: string): Promise<string[]> {
  const folder = `${folderOf('shell', version)}/`;
  const names = (await store.list(folderOf('shell', version))).map((path) =>
    path.slice(folder.length),
  );
  return names
    .filter((name) => name !== RECORD_FILE && !/\.(br|gz)$/.test(name))
    .toSorted((one, other) => Number(one === 'index.html') - Number(other === 'index.html'));
}

/** Copies the files of a version to the root, the page last. @returns true when a file changed. */
export async function copyToRoot(store: Store, version: string): Promise<boolean> {
  let changed = false;
  for (const path of await rootFilesOf(store, version)) {
    const bytes = await store.read(`${folderOf('shell', version)}/${path}`);
    if (!bytes || (await store.read(path))?.equals(bytes)) continue;
    changed = true;
    await store.write(path, bytes);
    await writeCompressedSiblings(store, path, bytes);
  }
  return changed;
}

import type { Store } from './store';

/**
 * A store that shows its own writes and removals and keeps them from the real one. A command on it decides
 * and checks everything, and changes nothing.
 */
export function dryStore(store: Store): Store {
  const written = new Map<string, { readonly bytes: Buffer; readonly at: number }>();
  const removed = new Set<string>();
  const isUnder = (path: string, folder: string): boolean =>
    folder === '' || path === folder || path.startsWith(`${folder}/`);
  const isGone = (path: string): boolean =>
    !written.has(path) && [...removed].some((folder) => isUnder(path, folder));
  return {
    root: store.root,
    read: async (path) => written.get(path)?.bytes ?? (isGone(path) ? null : store.read(path)),
    write: async (path, bytes) => {
      written.set(path, { bytes: Buffer.from(bytes), at: Date.now() });
    },
    writtenAt: async (path) => written.get(path)?.at ?? store.writtenAt(path),
    list: async (folder) => {
      const stored = (await store.list(folder)).filter((path) => !isGone(path));
      const own = [...written.keys()].filter((path) => isUnder(path, folder));
      return [...new Set([...stored, ...own])].toSorted();
    },
    remove: async (path) => {
      for (const name of written.keys()) if (isUnder(name, path)) written.delete(name);
      removed.add(path);
    },
  };
}

import { Problem } from '../../shared/problem';
import type { LockEntry, LockFile } from './lock-file';

/** An entry of the lock file that is needed at run time. */
export interface TreeNode {
  readonly path: string;
  readonly entry: LockEntry;
  /** Paths of its dependencies, without duplicates. */
  readonly needs: readonly string[];
}

/**
 * All lock file entries that the given workspace folders need at run time, by path, including the folders.
 * This is what `npm ci --omit=dev` may install for them on some platform. It follows dependencies, optional
 * dependencies and peers that npm installs. We do not use `npm sbom --omit=dev` (npm 11.19), because it
 * leaves out packages that another workspace also uses for development: mongoose was missing.
 *
 * @param fits whether an entry is for the platform. Other entries are left out, with everything that only
 * they need.
 * @throws Problem when a folder is no workspace, or a needed package is not in the lock file.
 */
export function productionTree(
  lock: LockFile,
  folders: readonly string[],
  fits: (entry: LockEntry) => boolean,
): ReadonlyMap<string, TreeNode> {
  const tree = new Map<string, TreeNode>();
  const waiting = [...folders];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (tree.has(path)) continue;
    const entry = lock[path];
    if (!entry) throw new Problem(`The lock file knows no ${path}; run npm install.`);
    const needs = needsOf(lock, path, entry).filter((need) => fits(lock[need] ?? {}));
    tree.set(path, { path, entry, needs });
    waiting.push(...needs);
  }
  return tree;
}

function needsOf(lock: LockFile, path: string, entry: LockEntry): string[] {
  const { optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const names = { ...entry.dependencies, ...optionalDependencies, ...peerDependencies };
  const found = Object.keys(names).flatMap((name) => {
    const place = resolvePackage(lock, path, name);
    const mayLack =
      name in optionalDependencies ||
      (name in peerDependencies && peerDependenciesMeta[name]?.optional === true);
    if (place === null) {
      if (mayLack) return [];
      throw new Problem(`The lock file has no ${name}, which ${path} needs; run npm install.`);
    }
    // An optional peer that is installed only for development is not installed at run time.
    return mayLack && lock[place]?.dev === true ? [] : [place];
  });
  return [...new Set(found)].sort();
}

/** The path of a package as Node resolves it from a folder: upwards, following links. */
function resolvePackage(lock: LockFile, from: string, name: string): string | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = lock[place];
    if (entry) return entry.link === true ? (entry.resolved ?? null) : place;
    if (folder === '') return null;
  }
}

function parentOf(folder: string): string {
  const end = folder.lastIndexOf('/');
  return end < 0 ? '' : folder.slice(0, end);
}

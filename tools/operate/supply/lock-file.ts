import { readFileSync } from 'node:fs';
import { Problem } from '../../shared/problem';

/** One entry of `package-lock.json`: a workspace folder, or a package in `node_modules`. */
export interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  /** For a link: its target folder. */
  readonly resolved?: string;
  readonly link?: boolean;
  /** True when no workspace needs it at run time. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** Supported platforms, by Node's and npm's names; absent: any. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  /** The versions of Node it was made for, a semver range; npm warns about others. */
  readonly engines?: { readonly node?: string };
  readonly license?: string;
  /** Subresource integrity, `sha512-<base64>`. */
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** All entries of a lock file by path from the workspace's root; `''` is the root. */
export type LockFile = Readonly<Record<string, LockEntry>>;

/** A package that `npm ci` installs. */
export interface InstalledPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly isDevelopment: boolean;
}

/** Parses the text of a lock file. @throws Problem when it is not an npm lock file of version 3. */
export function parseLock(text: string, file: string): LockFile {
  let lock: { readonly lockfileVersion?: unknown; readonly packages?: unknown } | null;
  try {
    lock = JSON.parse(text) as typeof lock;
  } catch (error) {
    throw new Problem(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (lock?.lockfileVersion !== 3 || typeof lock.packages !== 'object' || lock.packages === null)
    throw new Problem(`${file} is not a lock file of version 3; npm 7 or newer writes it.`);
  return lock.packages as LockFile;
}

/** Reads a lock file. @throws Problem when it is missing or not an npm lock file of version 3. */
export function readLock(file: string): LockFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Problem(`There is no ${file}.`);
  }
  return parseLock(text, file);
}

/** The name of a package: an alias has its own name field, otherwise it is the folder. */
export function nameOf(path: string, { name }: LockEntry): string {
  return name ?? path.split('node_modules/').at(-1) ?? path;
}

/**
 * All packages that the lock file installs, one entry per path. Workspaces and their links are not packages.
 */
export function installedPackages(lock: LockFile): InstalledPackage[] {
  return Object.entries(lock).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.version === undefined) return [];
    const isDevelopment = entry.dev === true;
    return [{ path, name: nameOf(path, entry), version: entry.version, isDevelopment }];
  });
}

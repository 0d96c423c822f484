import type { LockEntry } from './lock-file';

/** One thing that is shipped, and what goes into it. */
export interface Artefact {
  readonly name: string;
  /** Workspace folders whose production dependencies it holds. */
  readonly folders: readonly string[];
  /** Packages that are inside its bundled programs of `tools/`, besides those of the folders. */
  readonly bundled: readonly string[];
  /** Build argument of `docker/Dockerfile` that names the image it stands on; null without an image. */
  readonly base: 'NODE_IMAGE' | null;
  /** Packages that the image deletes after the installation; a name ending in `/` is a whole scope. */
  readonly deleted: readonly string[];
}

/** What the images of the service delete; a test compares it with the Dockerfile. */
const DELETED_BY_BFF = ['lmdb', '@lmdb/', 'mingo', 'typescript', 'yaml'] as const;

/** What the images run on: Debian, on either of two processors. */
const PLATFORM = { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] } as const;

/**
 * Every artefact with npm packages in it. The edge has none: its packages are Debian's, and only the built
 * image can list them.
 */
export const ARTEFACTS: readonly Artefact[] = [
  { name: 'shell', folders: ['shell'], bundled: [], base: 'NODE_IMAGE', deleted: [] },
  { name: 'user-portal', folders: ['user-portal'], bundled: [], base: 'NODE_IMAGE', deleted: [] },
  { name: 'admin-portal', folders: ['admin-portal'], bundled: [], base: 'NODE_IMAGE', deleted: [] },
  { name: 'bff', folders: ['bff'], bundled: [], base: 'NODE_IMAGE', deleted: DELETED_BY_BFF },
  {
    name: 'operations',
    folders: ['bff'],
    bundled: ['picocolors'],
    base: 'NODE_IMAGE',
    deleted: DELETED_BY_BFF,
  },
];

/** Whether a package is made for what the images run on. */
export function fitsImages(entry: LockEntry): boolean {
  return (['os', 'cpu', 'libc'] as const).every((part) => {
    const wanted: readonly string[] = PLATFORM[part];
    return entry[part]?.some((one) => wanted.includes(one)) ?? true;
  });
}

/** Whether an artefact's image deletes a place of the lock file, or a folder around it. */
export function isDeleted({ deleted }: Artefact, path: string): boolean {
  return deleted.some((name) => `${path}/`.startsWith(`node_modules/${name.replace(/\/$/, '')}/`));
}

import type { LockEntry } from './lock-file';

/** One shipped artefact and its contents. */
export interface Artefact {
  readonly name: string;
  /** Workspace folders whose production dependencies it contains. */
  readonly folders: readonly string[];
  /** Packages that are bundled into its programs of `tools/`, besides those of the folders. */
  readonly bundled: readonly string[];
  /** Build argument of `docker/Dockerfile` with its base image; null without an image. */
  readonly base: 'NODE_IMAGE' | null;
  /** Packages that the image deletes after the installation. A name that ends in `/` is a whole scope. */
  readonly deleted: readonly string[];
}

/** The packages that the images of the service delete. A test compares them with the Dockerfile. */
const DELETED_BY_BFF = ['lmdb', '@lmdb/', 'typescript', 'yaml'] as const;

/** The platform of the images: Debian, on two processor types. */
const PLATFORM = { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] } as const;

/**
 * All artefacts with npm packages. The edge has none: its packages come from Debian, and only the built image
 * can list them.
 */
export const ARTEFACTS: readonly Artefact[] = [
  { name: 'shell', folders: ['shell'], bundled: [], base: 'NODE_IMAGE', deleted: [] },
  { name: 'user-portal', folders: ['user-portal'], bundled: [], base: 'NODE_IMAGE', deleted: [] },
  { name: 'admin-portal', folders: ['admin-portal'], bundled: [], base: 'NODE_IMAGE', deleted: [] },
  { name: 'bff', folders: ['bff'], bundled: [], base: 'NODE_IMAGE', deleted: DELETED_BY_BFF },
  {
    name: 'operations',
    folders: ['bff'],
    bundled: ['picocolors', 'node-forge'],
    base: 'NODE_IMAGE',
    deleted: DELETED_BY_BFF,
  },
];

/** True when a package runs on the platform of the images. */
export function fitsImages(entry: LockEntry): boolean {
  return (['os', 'cpu', 'libc'] as const).every((part) => {
    const wanted: readonly string[] = PLATFORM[part];
    return entry[part]?.some((one) => wanted.includes(one)) ?? true;
  });
}

/** True when the image of an artefact deletes a path of the lock file, or a folder around it. */
export function isDeleted({ deleted }: Artefact, path: string): boolean {
  return deleted.some((name) => `${path}/`.startsWith(`node_modules/${name.replace(/\/$/, '')}/`));
}

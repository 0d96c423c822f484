import type { PortalRelease } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { UNPACK } from './compress';
import { integrityOf } from './folder-files';
import type { AppName } from './paths';
import type { Store } from './store';
import { folderOf } from './version-folder';

/** Something wrong with a file of a version. */
export interface Fault {
  readonly path: string;
  /** `copy`: a compressed copy has other content than its file. */
  readonly kind: 'missing' | 'changed' | 'copy';
}

/** A fault in a sentence. */
function describeFault({ root }: Store, app: AppName, { path, kind }: Fault): string {
  const cure = `run "repair ${app}"`;
  switch (kind) {
    case 'missing':
      return `${path} is missing in ${root}: ${cure}, or publish a new version.`;
    case 'changed':
      return `${path} already exists with other bytes: ${cure}, or publish a new version.`;
    case 'copy':
      return `${path} is not a copy of its file: ${cure}.`;
  }
}

async function copyFaults(store: Store, path: string, bytes: Buffer): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [ending, unpack] of Object.entries(UNPACK)) {
    const packed = await store.read(`${path}${ending}`);
    const unpacked = packed && (await unpack(packed).catch(() => Buffer.alloc(0)));
    if (unpacked && !unpacked.equals(bytes)) faults.push({ path: path + ending, kind: 'copy' });
  }
  return faults;
}

async function fileFaults(store: Store, path: string, expected: string): Promise<Fault[]> {
  const bytes = await store.read(path);
  if (!bytes) return [{ path, kind: 'missing' }];
  if (integrityOf(bytes) !== expected) return [{ path, kind: 'changed' }];
  return copyFaults(store, path, bytes);
}

/** @throws Problem when a record names a file without a hash, or outside the version's folder. */
function assertOwnFiles(app: AppName, release: PortalRelease): void {
  const own = `/${folderOf(app, release.version)}/`;
  for (const url of [release.entry, ...release.preload]) {
    if (!release.integrity[url]) throw new Problem(`${url} has no integrity hash`);
  }
  for (const url of Object.keys(release.integrity)) {
    const isAsset = app === 'shell' && url.startsWith('/assets/');
    if (!(url.startsWith(own) || isAsset) || url.includes('..'))
      throw new Problem(`${url} is not in ${own}`);
  }
}

/**
 * Reads every file of a release and its compressed copies. @returns what is wrong, nothing when all is well.
 * @throws Problem when the record itself is wrong (OPS-5).
 */
export async function faultsOf(
  store: Store,
  app: AppName,
  release: PortalRelease,
): Promise<Fault[]> {
  assertOwnFiles(app, release);
  const faults: Fault[] = [];
  for (const [url, expected] of Object.entries(release.integrity)) {
    faults.push(...(await fileFaults(store, url.slice(1), expected)));
  }
  return faults;
}

/** @throws Problem for the first fault of a release (OPS-5). */
export async function verifyVersion(
  store: Store,
  app: AppName,
  release: PortalRelease,
): Promise<void> {
  const [fault] = await faultsOf(store, app, release);
  if (fault) throw new Problem(describeFault(store, app, fault));
}

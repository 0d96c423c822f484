import type { EarlierRelease, PortalRelease } from '@portal/contracts';
import { RECORD_FILE } from '@portal/contracts';

import { Problem } from '../../shared/problem';
import { compress, writeCopies } from './compress';
import { integrityOf } from './folder-files';
import type { BuiltFile } from './folder-files';
import type { AppName } from './paths';
import type { Store } from './store';

/** Folder of a version, relative to the web root. */
export const folderOf = (app: AppName, version: string): string => `remotes/${app}/${version}`;

/** Path of the record of a version. */
export const recordOf = (app: AppName, version: string): string =>
  `${folderOf(app, version)}/${RECORD_FILE}`;

/** A version that has a folder. */
export interface FoundVersion {
  readonly version: string;
  /** Null while the folder is incomplete, because the record is written last, or when it is damaged. */
  readonly release: PortalRelease | null;
}

/** The record of a version; null when it is missing. @throws Problem when it is damaged. */
export async function readRecord(
  store: Store,
  app: AppName,
  version: string,
): Promise<PortalRelease | null> {
  const path = recordOf(app, version);
  const bytes = await store.read(path);
  if (!bytes) return null;
  try {
    return JSON.parse(bytes.toString('utf8')) as PortalRelease;
  } catch {
    throw new Problem(`${path} is damaged: run "repair ${app}".`);
  }
}

/** The record of a named version. @throws Problem when it is missing or incomplete. */
export async function existingRelease(
  store: Store,
  app: AppName,
  version: string,
): Promise<PortalRelease> {
  const release = await readRecord(store, app, version);
  if (!release) throw new Problem(`${app} ${version} is not there, or only half-written.`);
  return release;
}

/** Writes the record. After that the version's files never change. */
export function writeRecord(store: Store, app: AppName, release: PortalRelease) {
  const text = `${JSON.stringify(release, null, 2)}\n`;
  return store.write(recordOf(app, release.version), text);
}

/** The pointer's record of a version that is no longer live. */
export async function describeEarlier(
  store: Store,
  app: AppName,
  { version, contract }: PortalRelease,
): Promise<EarlierRelease> {
  const record = recordOf(app, version);
  const bytes = await store.read(record);
  if (!bytes) throw new Problem(`${record} is missing in ${store.root}`);
  return { version, contract, record: `/${record}`, integrity: integrityOf(bytes) };
}

/** All versions of a portal with at least one file. Newest build first, incomplete ones last. */
export async function listVersions(store: Store, app: AppName): Promise<FoundVersion[]> {
  const paths = await store.list(`remotes/${app}`);
  const versions = [...new Set(paths.map((path) => path.split('/')[2] ?? ''))];
  const found = await Promise.all(
    versions.map(async (version) => ({
      version,
      release: await readRecord(store, app, version).catch(() => null),
    })),
  );
  const builtAt = ({ release }: FoundVersion): string => release?.builtAt ?? '';
  return found.toSorted((one, other) => builtAt(other).localeCompare(builtAt(one)));
}

/**
 * Writes the files of a version without a record. It overwrites files of a killed release, because no page
 * can have loaded them.
 */
export async function writeVersion(
  store: Store,
  folder: string,
  files: readonly BuiltFile[],
): Promise<void> {
  // All processors compress; the files are written one after the other.
  const copies = await Promise.all(files.map(({ path, bytes }) => compress(path, bytes)));
  for (const [at, { path, bytes }] of files.entries()) {
    await store.write(`${folder}/${path}`, bytes);
    await writeCopies(store, `${folder}/${path}`, copies[at] ?? []);
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { PortalName, PortalRelease } from '@portal/contracts';

import type { PortalInfo } from '../vite/portal-info';
import { contentHash, integrityOf, readBuiltFiles } from './folder-files';
import type { BuiltFile } from './folder-files';
import { currentCommit } from './current-commit';
import { distOf, PROJECT_ROOT } from './paths';
import { pointTo } from './pointer-file';
import { readIfThere, writeAtomically, writeCompressedSiblings } from './write-files';

/** What one publish did. */
export interface Published {
  readonly version: string;
  /** False when the very same bytes were live already. */
  readonly changed: boolean;
}

/** The release record lies beside the files too: a rollback needs nothing but the folder. */
const RECORD = 'release.json';

async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await readFile(path, 'utf8')) as Value;
}

function describe(
  portal: PortalName,
  version: string,
  files: readonly BuiltFile[],
  info: PortalInfo,
): PortalRelease {
  const url = (path: string): string => `/remotes/${portal}/${version}/${path}`;
  return {
    version,
    entry: url('mf-manifest.json'),
    preload: info.preload.map(url),
    integrity: Object.fromEntries(files.map(({ path, bytes }) => [url(path), integrityOf(bytes)])),
    builtAt: new Date().toISOString(),
    commit: currentCommit(),
    contract: info.contract,
  };
}

/** A version folder appears whole or not at all: it is filled under another name and renamed. */
async function install(folder: string, files: readonly BuiltFile[], release: PortalRelease) {
  const draft = `${folder}.${randomUUID()}.tmp`;
  try {
    for (const { path, bytes } of files) {
      await writeAtomically(join(draft, path), bytes);
      await writeCompressedSiblings(join(draft, path), bytes);
    }
    await writeAtomically(join(draft, RECORD), `${JSON.stringify(release, null, 2)}\n`);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** @throws Error when a file that the pointer would name is missing or not what it says (goal O5). */
async function verify(webRoot: string, release: PortalRelease): Promise<void> {
  for (const url of [release.entry, ...release.preload]) {
    if (!release.integrity[url]) throw new Error(`${url} has no integrity hash`);
  }
  for (const [url, expected] of Object.entries(release.integrity)) {
    const bytes = await readIfThere(join(webRoot, url));
    if (!bytes) throw new Error(`${url} is missing in ${webRoot}`);
    if (integrityOf(bytes) !== expected) {
      throw new Error(`${url} already exists with other bytes; publish a new version`);
    }
  }
}

/**
 * Publishes the built portal as a new version and makes it live. The version is the package's
 * version and the hash of the content, so the same bytes are the same version; old versions stay.
 * Nothing of the shell or the other portal is touched (design §9, goals O1, O2, O5).
 * @param dist the build to publish, by default the portal's own `dist`.
 * @throws Error when the build is missing, or other bytes stand under an existing name.
 */
export async function publishPortal(
  webRoot: string,
  portal: PortalName,
  dist: string = distOf(portal),
): Promise<Published> {
  const files = await readBuiltFiles(dist);
  const info = await readJson<PortalInfo>(join(dist, 'portal.json'));
  const { version: own } = await readJson<{ version: string }>(
    join(PROJECT_ROOT, portal, 'package.json'),
  );
  const version = `${own}-${contentHash(files)}`;
  const folder = join(webRoot, 'remotes', portal, version);
  await mkdir(join(webRoot, 'remotes', portal), { recursive: true });
  const present = await readIfThere(join(folder, RECORD));
  const release = present
    ? (JSON.parse(present.toString('utf8')) as PortalRelease)
    : describe(portal, version, files, info);
  if (!present) await install(folder, files, release);
  await verify(webRoot, release);
  return { version, changed: await pointTo(webRoot, portal, release) };
}

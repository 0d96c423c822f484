import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type IndexDescription } from 'mongodb';
import { Problem } from '../../shared/problem';
import { keyFor } from './key';

/** Increase it when older versions would misread the new format. */
export const FORMAT = 1;

/** The contents of a part, independent of compression and encryption. */
export interface Contents {
  readonly count: number;
  /** Over all documents, or over the photos by name, in hex. */
  readonly sha256: string;
}

/** One file of an archive: BSON documents one after the other, optionally compressed and sealed. */
export interface Part extends Contents {
  readonly file: string;
  /** Size and hash of the file on disk. */
  readonly stored: { readonly bytes: number; readonly sha256: string };
}

export interface CollectionPart extends Part {
  readonly name: string;
  /** Without the index on `_id`, which every collection has. */
  readonly indexes: readonly IndexDescription[];
}

/** `manifest.json` of an archive. */
export interface Manifest {
  readonly format: number;
  readonly id: string;
  /** Version of the repository that wrote the archive. */
  readonly version: string;
  /** Time of the snapshot that all collections come from. */
  readonly takenAt: Date;
  readonly database: string;
  readonly sealed: boolean;
  readonly collections: readonly CollectionPart[];
  /** Null when only the database was backed up. */
  readonly uploads:
    | (Part & {
        /** Photos that an account names but that are not in the folder, also after a second look. */
        readonly missing: readonly string[];
      })
    | null;
}

/** Size of the parts of an archive on disk, in bytes. */
export function archiveBytes({ collections, uploads }: Manifest): number {
  const parts: readonly Part[] = uploads === null ? collections : [...collections, uploads];
  return parts.reduce((sum, { stored }) => sum + stored.bytes, 0);
}

const MANIFEST = 'manifest.json';
const SEAL = 'manifest.seal';

/** Seal over the exact text. Without the key nobody can make a seal for another text. */
function sealOf(text: string, key: string, id: string): string {
  if (key === '') return createHash('sha256').update(text).digest('hex');
  return createHmac('sha256', keyFor(key, id, MANIFEST))
    .update(text)
    .digest('hex');
}

/** Writes manifest and seal. Both are on disk when it returns. */
export async function writeManifest(folder: string, manifest: Manifest, key: string) {
  const text = `${BSON.EJSON.stringify(manifest, undefined, 1, { relaxed: false })}\n`;
  await writeThrough(join(folder, MANIFEST), text);
  await writeThrough(join(folder, SEAL), `${sealOf(text, key, manifest.id)}\n`);
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * The manifest of an archive, after checking its seal.
 * @throws Problem when it is missing, damaged, of a newer format, or sealed with another key.
 */
export async function readManifest(folder: string, key: string): Promise<Manifest> {
  const read = (name: string): Promise<string> =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new Problem(`${folder} is no whole archive: ${name} is missing.`);
    });
  const text = await read(MANIFEST);
  const manifest = parse(text, folder);
  if (manifest.format > FORMAT)
    throw new Problem(
      `${folder} has format ${manifest.format}, and this version reads up to ${FORMAT}: take the version ${manifest.version} that wrote it.`,
    );
  if (manifest.sealed && key === '')
    throw new Problem(`${folder} is sealed: give the BACKUP_KEY it was written with.`);
  const expected = Buffer.from(sealOf(text, manifest.sealed ? key : '', manifest.id));
  const found = Buffer.from((await read(SEAL)).trim());
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    throw new Problem(
      `${folder}: the manifest is damaged${manifest.sealed ? ', or sealed with another BACKUP_KEY' : ''}.`,
    );
  return manifest;
}

function parse(text: string, folder: string): Manifest {
  try {
    const manifest = BSON.EJSON.parse(text) as Manifest;
    if (typeof manifest.format === 'number' && typeof manifest.id === 'string') return manifest;
  } catch {
    // Reported below.
  }
  throw new Problem(`${folder}: the manifest is damaged.`);
}

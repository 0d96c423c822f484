import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type IndexDescription } from 'mongodb';
import { Problem } from '../../shared/problem';
import { keyFor } from './key';

/** Raised when an archive of the new kind would be misread by what reads the old one. */
export const FORMAT = 1;

/** What a part holds, whatever it is packed in. */
export interface Contents {
  readonly count: number;
  /** Of all documents, or of the photos by name, in hex. */
  readonly sha256: string;
}

/** One file of an archive: BSON documents one after the other, perhaps compressed and sealed. */
export interface Part extends Contents {
  readonly file: string;
  /** Of the file as it lies there. */
  readonly stored: { readonly bytes: number; readonly sha256: string };
}

export interface CollectionPart extends Part {
  readonly name: string;
  /** Without the one on `_id`, which every collection has. */
  readonly indexes: readonly IndexDescription[];
}

/** `manifest.json` of an archive. */
export interface Manifest {
  readonly format: number;
  readonly id: string;
  /** Version of this repository that wrote it. */
  readonly version: string;
  /** The one moment that all collections show. */
  readonly takenAt: Date;
  readonly database: string;
  readonly sealed: boolean;
  readonly collections: readonly CollectionPart[];
  /** Null when only the database was wanted. */
  readonly uploads:
    | (Part & {
        /** Photos that an account names and the folder had not, also not when asked again. */
        readonly missing: readonly string[];
      })
    | null;
}

const MANIFEST = 'manifest.json';
const SEAL = 'manifest.seal';

/** Over the text as it lies there; who has no key cannot make one for another text. */
function sealOf(text: string, key: string, id: string): string {
  if (key === '') return createHash('sha256').update(text).digest('hex');
  return createHmac('sha256', keyFor(key, id, MANIFEST))
    .update(text)
    .digest('hex');
}

/** Writes manifest and seal, on disk when it returns. */
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
 * The manifest of an archive, when nobody has altered it.
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
    // Said below.
  }
  throw new Problem(`${folder}: the manifest is damaged.`);
}

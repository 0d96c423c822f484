import { Problem } from '../../shared/problem';
import { contentsOf } from './collections';
import { type Contents, type Manifest, type Part, readManifest } from './manifest';
import { type ArchivePlace, readPart } from './part-file';
import { photoIn, photosMeter } from './uploads';

/** An archive that was read completely and is undamaged. */
export interface CheckedArchive {
  readonly at: ArchivePlace;
  readonly manifest: Manifest;
}

/** Reads a whole archive. @throws Problem when a part is missing, differs or cannot be read. */
export async function checkArchive(folder: string, key: string): Promise<CheckedArchive> {
  const manifest = await readManifest(folder, key);
  const at = { folder, id: manifest.id, key: manifest.sealed ? key : '' };
  for (const part of manifest.collections) assertSame(part, await contentsOf(readPart(at, part)));
  const { uploads } = manifest;
  if (uploads !== null) assertSame(uploads, await photosOf(at, uploads));
  return { at, manifest };
}

async function photosOf(at: ArchivePlace, part: Part): Promise<Contents> {
  const meter = photosMeter();
  for await (const document of readPart(at, part)) {
    const { name, bytes } = photoIn(document);
    meter.add(name, bytes.buffer);
  }
  return meter.contents();
}

function assertSame(part: Part, found: Contents): void {
  if (part.count !== found.count || part.sha256 !== found.sha256)
    throw new Problem(`${part.file} of the archive is damaged: other contents than were written.`);
}

import { table } from '../../shared/table';
import { archiveBytes, type Manifest } from './manifest';
import { isSame, type Restored } from './restore-archive';

const short = (sha256: string): string => sha256.slice(0, 12);

/** The contents of an archive as text. */
export function describeArchive(manifest: Manifest): string {
  const { collections, uploads, takenAt, sealed, version } = manifest;
  const rows = collections.map(({ name, count, stored, sha256 }) => [
    ...[name, count, stored.bytes, short(sha256)],
  ]);
  if (uploads !== null)
    rows.push(['photos', uploads.count, uploads.stored.bytes, short(uploads.sha256)]);
  const lost = (uploads?.missing ?? []).map(
    (name) => `! ${name} is named by an account and was not in the folder\n`,
  );
  return `${table(['collection', 'records', 'bytes', 'hash'], rows)}

State of ${takenAt.toISOString()}, version ${version}, ${sealed ? 'sealed' : 'NOT sealed'}, ${(archiveBytes(manifest) / 1e6).toFixed(1)} MB.
${lost.join('')}`;
}

/** The restored contents next to the contents of the archive. */
export function describeRestored({ compared }: Restored): string {
  const rows = compared.map((row) => [
    ...[row.name, row.archived.count, row.restored.count],
    ...[short(row.archived.sha256), short(row.restored.sha256), isSame(row) ? 'equal' : 'DIFFERS'],
  ]);
  const different = compared.filter((row) => !isSame(row)).length;
  const outcome =
    different === 0 ? 'Counts, hashes and indexes are equal.' : `${different} differ.`;
  return `${table(['collection', 'archive', 'restored', 'hash', 'restored', ''], rows)}\n\n${outcome}\n`;
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';
import { type OsvRecord, osvRecord } from './advisory-file';
import { installedPackages, type LockFile } from './lock-file';

/** Result of a refresh. */
export interface Refreshed {
  /** Number of read files and of stored records. */
  readonly files: number;
  readonly kept: number;
}

/**
 * Rebuilds the file of advisories from a folder of OSV records, one JSON file each. It takes npm records
 * about packages of the lock file that are not withdrawn, sorted by id.
 *
 * @param date the day on which the records were fetched, `2026-11-22`.
 * @throws Problem when the folder has no records, or a record about our packages is invalid.
 */
export function refreshAdvisories(
  folder: string,
  target: string,
  lock: LockFile,
  date: string,
): Refreshed {
  const names = new Set(installedPackages(lock).map(({ name }) => name));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  if (files.length === 0) throw new Problem(`${folder} has no .json files.`);
  const advisories = files
    .flatMap((file) => recordAbout(join(folder, file), names) ?? [])
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const source = `OSV records of ${files.length} files, fetched ${date}`;
  writeFileSync(target, `${JSON.stringify({ date, source, advisories }, null, 2)}\n`);
  return { files: files.length, kept: advisories.length };
}

interface Loose {
  readonly withdrawn?: string;
  readonly affected?: readonly { readonly package?: { ecosystem?: string; name?: string } }[];
}

/** The record in a file, reduced to these packages; null when it is about none of them. */
function recordAbout(file: string, names: ReadonlySet<string>): OsvRecord | null {
  let loose: Loose;
  try {
    loose = JSON.parse(readFileSync(file, 'utf8')) as Loose;
  } catch {
    throw new Problem(`${file} is no JSON.`);
  }
  const affected = (loose.affected ?? []).filter(
    ({ package: about }) => about?.ecosystem === 'npm' && names.has(about.name ?? ''),
  );
  if (affected.length === 0 || loose.withdrawn !== undefined) return null;
  const result = osvRecord.safeParse({ ...loose, affected });
  if (result.success) return essentials(result.data);
  const [issue] = result.error.issues;
  throw new Problem(`${file} is no OSV record: ${issue?.path.join('.')} ${issue?.message}`);
}

/** Removes the long texts, which the check does not read. */
function essentials(record: OsvRecord): OsvRecord {
  const { id, modified, summary, affected, references, database_specific: specific } = record;
  const advisory = references.filter(({ type }) => type === 'ADVISORY');
  const severity = specific?.severity;
  return {
    id,
    modified,
    summary,
    affected,
    references: advisory.length > 0 ? advisory : references.slice(0, 1),
    ...(severity === undefined ? {} : { database_specific: { severity } }),
  };
}

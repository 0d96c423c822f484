import { hkdfSync } from 'node:crypto';
import { Problem } from '../../shared/problem';

/** Same minimum length as all secrets of the configuration. */
const SHORTEST = 32;

/**
 * The key in BACKUP_KEY; empty: archives are not sealed. It is random text and no password, so it needs no
 * slow key derivation.
 * @throws Problem when it is too short.
 */
export function backupKey(env: Readonly<Record<string, string | undefined>>): string {
  const key = env['BACKUP_KEY']?.trim() ?? '';
  if (key !== '' && key.length < SHORTEST)
    throw new Problem(`BACKUP_KEY is shorter than ${SHORTEST} characters: openssl rand -hex 32.`);
  return key;
}

/** Derives a key per file and archive, so that two files cannot be exchanged. */
export function keyFor(key: string, archive: string, file: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, archive, `portal backup: ${file}`, 32));
}

import { hkdfSync } from 'node:crypto';
import { Problem } from '../../shared/problem';

/** As every secret of the configuration. */
const SHORTEST = 32;

/**
 * The key of BACKUP_KEY; empty: archives are not sealed. It is no password but random text, so it needs
 * no slow derivation.
 * @throws Problem when it is too short to be that.
 */
export function backupKey(env: Readonly<Record<string, string | undefined>>): string {
  const key = env['BACKUP_KEY']?.trim() ?? '';
  if (key !== '' && key.length < SHORTEST)
    throw new Problem(`BACKUP_KEY is shorter than ${SHORTEST} characters: openssl rand -hex 32.`);
  return key;
}

/** A key of its own for each file of each archive, so that no two of them can be exchanged. */
export function keyFor(key: string, archive: string, file: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, archive, `portal backup: ${file}`, 32));
}

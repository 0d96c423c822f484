// The health check of the backup's container: the newest archive is younger than 26 hours.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const OLDEST_MS = 26 * 60 * 60_000;
const folder = process.env.BACKUP_DIR ?? '/srv/backups';

/** When the newest archive was written, in ms since 1970; 0 without any. */
export async function newestBackup() {
  const names = await readdir(folder).catch(() => []);
  const archives = names.filter((name) => !name.startsWith('.') && !name.endsWith('.tmp'));
  const times = await Promise.all(
    archives.map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return Math.max(0, ...times);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(Date.now() - (await newestBackup()) < OLDEST_MS ? 0 : 1);
}

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { createSteps, seconds } from '../../shared/steps';
import { workspaceRoot } from '../../shared/workspace';
import { keepNewest } from './archive-names';
import { checkArchive } from './check-archive';
import { describeArchive } from './describe';
import { backupKey } from './key';
import { archiveBytes } from './manifest';
import { noteBackup } from './note-backup';
import { withSystem } from './system-place';
import { productVersion } from './version';
import { writeBackup } from './write-backup';

const HELP = `Usage: npm run backup -- [<folder>] [--keep <n>] [--uri <mongodb://...>] [--database-only] [--plain]
       npm run backup -- verify <archive>

Writes database and photos of one moment into a new archive in the folder (or in BACKUP_DIR), while the
service runs. --keep removes all but the newest n afterwards. The database is that of --uri, else of
MONGODB_URI, else the embedded one in DATA_DIR (.data); photos are in UPLOADS_DIR. BACKUP_KEY (32 random
characters or more) seals the archive; production refuses to write without it, unless set --plain.`;

const steps = createSteps();

async function back(folder: string, keep: number | null, options: BackupFlags): Promise<void> {
  const key = backupKey(process.env);
  if (key === '' && options.plain !== true) {
    if (process.env['NODE_ENV'] === 'production')
      throw new Problem(
        'BACKUP_KEY is empty: an archive holds personal data. --plain does it anyway.',
      );
    steps.warn('BACKUP_KEY is empty: the archive is not sealed.');
  }
  const started = performance.now();
  await withSystem(process.env, options, async (place) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const version = productVersion();
    const { archive, manifest } = await steps.run('Backup', (say) =>
      writeBackup(place, { folder, key, version, say }),
    );
    process.stdout.write(`\n${describeArchive(manifest)}`);
    const took = seconds(performance.now() - started);
    process.stdout.write(`Written and read again in ${took}: ${archive}\n`);
    // The archive is good, even if this program may only read the database.
    const whole = { takenAt: manifest.takenAt, bytes: archiveBytes(manifest) };
    await noteBackup(place.db, whole).catch((error: unknown) => {
      steps.warn(`The service does not learn of it: ${describeFailure(error)}`);
    });
  });
  if (keep === null) return;
  for (const name of await keepNewest(folder, keep, new Date())) steps.note(`removed ${name}`);
}

interface BackupFlags {
  readonly uri?: string | undefined;
  readonly databaseOnly?: boolean | undefined;
  readonly plain?: boolean | undefined;
}

async function verify(archive: string): Promise<void> {
  const { manifest } = await steps.run('Reading the archive', () =>
    checkArchive(archive, backupKey(process.env)),
  );
  process.stdout.write(`\n${describeArchive(manifest)}It is whole.\n`);
}

function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  const keep = Number(text);
  if (!Number.isSafeInteger(keep) || keep < 1) throw new Problem(HELP);
  return keep;
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      uri: { type: 'string' },
      'database-only': { type: 'boolean' },
      plain: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [first, second, ...more] = positionals;
  const folder = first ?? process.env['BACKUP_DIR']?.trim();
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (first === 'verify' && second !== undefined && more.length === 0)
    await verify(resolve(workspaceRoot(), second));
  else if (first === 'verify' || second !== undefined || !folder) throw new Problem(HELP);
  else {
    const { uri, plain } = values;
    const flags = { uri, plain, databaseOnly: values['database-only'] };
    await back(resolve(workspaceRoot(), folder), readKeep(values.keep), flags);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type GetUserResponse,
  getSystemStats,
  type LastBackupView,
  type SystemStats,
} from '@portal/contracts';
import { archivesIn } from '../../operate/backup/archive-names';
import { checkArchive } from '../../operate/backup/check-archive';
import { archiveBytes } from '../../operate/backup/manifest';
import type { Trial } from '../../develop/start/trial';
import { runTarget } from '../../shared/run-target';
import { LARGE, shareOf, type Sizes } from '../../develop/seed/large/sizes';
import { describeFailure, Problem } from '../../shared/problem';
import { createSteps } from '../../shared/steps';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { drawTrial, fill, PAYERS, type RunningSystem, startSystem } from './backup/drill-system';
import { Moving, signIn, signInAdmin } from './backup/moving';
import { type BackupDrill, describeBackupDrill } from './describe-backup';

const HELP = `Usage: npm run verify -- backup [--users <n>]

Fills a system with n users (2,000 by default) and what the large seed gives each of them, with photos of
every tenth; backs it up while payments and photos keep coming; destroys it; restores it, killed in the
middle once; and looks whether all is there. Ends with 1 when something is not as it must be. BUILD=0 takes
what was built last.`;

const steps = createSteps();
const key = randomBytes(32).toString('hex');

/** Runs a command of tools/operate/backup as an operator does. */
async function run(
  dataDir: string,
  program: string,
  args: readonly string[],
  killWhen?: () => boolean,
) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', inWorkspace(program), ...args], {
    cwd: workspaceRoot(),
    env: {
      ...process.env,
      ...{ MONGODB_URI: '', DATA_DIR: dataDir, UPLOADS_DIR: '', BACKUP_KEY: key, METRICS_PORT: '' },
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const watch = setInterval(() => killWhen?.() && child.kill('SIGKILL'), 20);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(watch);
  return { code, said, ms: performance.now() - started };
}
const backup = 'tools/operate/backup/main.ts';
const restore = 'tools/operate/backup/restore.ts';

const sizesOf = (users: number): Sizes => ({ ...shareOf(users / LARGE.users), users });

async function backUpWhileMoving(
  { url, service }: RunningSystem,
  trial: Trial,
  from: string,
  archives: string,
) {
  const moving = new Moving(url, trial);
  const ask = await signInAdmin(url, trial);
  const lastBackup = async (): Promise<LastBackupView | null | undefined> =>
    (await ask<{ stats: SystemStats }>(getSystemStats.path)).stats.lastBackup;
  try {
    const before = await lastBackup();
    await moving.begin();
    const [paidBefore, photosBefore] = [moving.paid, moving.photos];
    const written = await steps.run('Backup', () => run(from, backup, [archives]));
    const [paid, photos] = [moving.paid - paidBefore, moving.photos - photosBefore];
    return { written, paid, photos, shown: { before, after: await lastBackup() } };
  } finally {
    await moving.end();
    await service.stop();
  }
}

async function drill(folder: string, users: number): Promise<BackupDrill> {
  const [from, to, archives] = ['from', 'to', 'archives'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const checks: [string, boolean][] = [];
  const trial = await drawTrial(from);
  await steps.run('Seeding', () => fill(from, sizesOf(users), trial));
  const system = await startSystem(from, trial);
  const { written, paid, photos, shown } = await backUpWhileMoving(system, trial, from, archives);
  if (written.code !== 0) throw new Problem(written.said);
  checks.push([`${paid} payments came through meanwhile`, paid > 0]);
  const databaseBytes = statSync(join(from, 'store.mdb')).size;
  rmSync(from, { recursive: true });
  const archive = join(archives, (await archivesIn(archives))[0] ?? '');
  const { manifest } = await checkArchive(archive, key);
  checks.push(['System Status knew no backup before', shown.before === null]);
  checks.push([
    'System Status shows its moment and size once it has ended',
    shown.after?.takenAt === manifest.takenAt.toISOString() &&
      shown.after.bytes === archiveBytes(manifest) &&
      !shown.after.isOld,
  ]);

  const broken = join(folder, 'broken');
  await cp(archive, broken, { recursive: true });
  await flipByte(join(broken, 'ledger.bson.gz'));
  const refused = await steps.run('Broken archive', () => run(to, restore, [broken]));
  const untouched = !existsSync(join(to, 'uploads')) && refused.said.includes('is damaged');
  checks.push([
    'a broken archive is refused and nothing is changed',
    refused.code === 1 && untouched,
  ]);

  const half = () =>
    existsSync(join(to, 'store.mdb')) && statSync(join(to, 'store.mdb')).size > databaseBytes / 4;
  const killed = await steps.run('Restore, killed', () => run(to, restore, [archive], half));
  checks.push(['a restore was killed in the middle', killed.code === null]);
  // Its engine ends with it, after a moment.
  await pause(2_000);
  const noBackup = await run(to, backup, [archives]);
  checks.push([
    'what it left is no database to back up',
    noBackup.said.includes('did not come to'),
  ]);
  const restored = await steps.run('Restore', () => run(to, restore, [archive]));
  process.stdout.write(`\n${restored.said}\n`);
  checks.push(['counts, hashes and indexes are equal', restored.said.includes('are equal')]);
  checks.push(['the reconciler finds nothing', restored.said.includes('No contradictions')]);
  checks.push(['the restore ends with 0', restored.code === 0]);
  checks.push(...(await live(to, trial)));
  const parts = await readdir(archive);
  const bytes = await Promise.all(
    parts.map(async (name) => (await stat(join(archive, name))).size),
  );
  return {
    records: manifest.collections.reduce((sum, { count }) => sum + count, 0),
    ...{ photos: manifest.uploads?.count ?? 0, databaseBytes, checks },
    archiveBytes: bytes.reduce((sum, size) => sum + size, 0),
    ...{ backupMs: written.ms, restoreMs: restored.ms },
    ...{ paidMeanwhile: paid, photosMeanwhile: photos },
  };
}

/** Checks that users find their data again. */
async function live(dataDir: string, trial: Trial): Promise<[string, boolean][]> {
  const { url, service } = await startSystem(dataDir, trial);
  try {
    const [payer = 0] = PAYERS;
    const ask = await signIn(url, payer, trial.subscriber.password);
    const { user } = await ask<GetUserResponse>(`/api/user/${payer}`);
    const photo = user.profilePhotoUrl;
    const served = await fetch(url + photo);
    const stored = await readFile(join(dataDir, photo)).catch(() => null);
    const isSame = stored !== null && Buffer.from(await served.arrayBuffer()).equals(stored);
    return [
      ['a subscriber signs in with the password of before', user.userId === payer],
      ['the photo is served', served.ok && isSame],
    ];
  } finally {
    await service.stop();
  }
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(path, bytes);
}

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-drill-'));
try {
  const { values } = parseArgs({
    options: { users: { type: 'string', default: '2000' }, help: { type: 'boolean' } },
  });
  const users = Number(values.users);
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!Number.isSafeInteger(users) || users < 10 || users > LARGE.users)
    throw new Problem(HELP);
  else {
    if (process.env['BUILD'] !== '0')
      await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
    const report = await drill(folder, users);
    process.stdout.write(describeBackupDrill(report));
    if (!report.checks.every(([, isRight]) => isRight)) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

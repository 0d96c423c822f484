import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describe as describeMoney } from '../reconcile/describe';
import { reconcile } from '../reconcile/reconcile';
import { describeFailure, Problem } from '../../shared/problem';
import { createSteps, seconds } from '../../shared/steps';
import { workspaceRoot } from '../../shared/workspace';
import { describeRestored } from './describe';
import { backupKey } from './key';
import { isSame, restoreArchive } from './restore-archive';
import { withSystem } from './system-place';

const HELP = `Usage: npm run restore -- <archive> [--replace] [--uri <mongodb://...>] [--database-only]

Puts an archive of npm run backup into an empty database and an empty folder of photos, or with --replace in
place of what is there. Stop the service first. Nothing is changed before the archive was read to its end; a
restore that was broken off is simply begun again. Ends by comparing counts, hashes, indexes and money, with
1 when anything differs. Database, photos and BACKUP_KEY as with npm run backup.`;

const steps = createSteps();

async function restore(archive: string, flags: RestoreFlags): Promise<void> {
  const key = backupKey(process.env);
  const started = performance.now();
  await withSystem(process.env, flags, async (place) => {
    const restored = await steps.run('Restore', (say) =>
      restoreArchive(place, { archive, key, replace: flags.replace === true, say }),
    );
    process.stdout.write(`\n${describeRestored(restored)}\n`);
    const money = await steps.run('Comparing the money', () => reconcile(place.uri));
    process.stdout.write(`\n${describeMoney(money)}\n`);
    const isRight = restored.compared.every(isSame) && money.violations.length === 0;
    const state = restored.manifest.takenAt.toISOString();
    const took = seconds(performance.now() - started);
    process.stdout.write(`${isRight ? 'Restored' : 'NOT RIGHT'} in ${took}: state of ${state}\n`);
    if (!isRight) process.exitCode = 1;
  });
}

interface RestoreFlags {
  readonly uri?: string | undefined;
  readonly databaseOnly?: boolean | undefined;
  readonly replace?: boolean | undefined;
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean' },
      uri: { type: 'string' },
      'database-only': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [archive, ...more] = positionals;
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (archive === undefined || more.length > 0) throw new Problem(HELP);
  else {
    const { uri, replace } = values;
    const flags = { uri, replace, databaseOnly: values['database-only'] };
    await restore(resolve(workspaceRoot(), archive), flags);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

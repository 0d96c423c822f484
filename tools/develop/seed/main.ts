import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTarget } from '../../shared/run-target';
import { describeFailure, Problem } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { openIndexedDatabase } from './large/open-database';
import { seedLarge } from './large/seed-large';
import { shareOf } from './large/sizes';

const HELP = `Usage: npm run seed -- large [--share <0 to 1>]

Fills an empty database with 50,000 users, 5,000,000 downloads, 200,000 payments, 1,000,000 sign-ins,
1,000,000 records of the audit and 50,000 codes (--share 0.01: a hundredth of all but the users), with
counters that agree. The database is that of MONGODB_URI, else the embedded one in DATA_DIR (.data);
production is refused. BUILD=0 takes what was built last.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function seed(share: number): Promise<void> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Problem('Made-up data is refused in production.');
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const dataDir = resolve(workspaceRoot(), process.env['DATA_DIR']?.trim() || '.data');
  const database = await openIndexedDatabase(dataDir, say);
  try {
    await seedLarge(database.db, shareOf(share), new Date(), say);
  } finally {
    await database.close();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { share: { type: 'string', default: '1' }, help: { type: 'boolean' } },
  });
  const share = Number(values.share);
  if (values.help === true) say(HELP);
  else if (positionals.join() !== 'large' || !(share >= 0 && share <= 1)) throw new Problem(HELP);
  else await seed(share);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

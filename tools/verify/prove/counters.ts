import { DEFAULT_SERVICE_ZONE } from '@portal/rules';
import { MongoClient } from 'mongodb';
import { parseArgs } from 'node:util';
import { startSystem } from '../bench/lists/system';
import { describeFailure } from '../../shared/problem';
import { runTarget } from '../../shared/run-target';
import { compareAnswers } from './counters/ask-service';
import { recountDownloads } from './counters/recount-downloads';
import { recountMoney } from './counters/recount-money';
import { recountLogins, recountTagsAndNotes } from './counters/recount-people';
import { describeCounters } from './describe-counters';

const HELP = `Usage: npm run verify -- counters [--data <folder>]

Reads every download, sign-in, order, grant, code and user of a database that nobody writes to, and
compares all counters that are kept of them, and the totals that the service tells, with what it counted.
Memory does not grow with the database. The folder is one that npm run seed -- large filled (DATA_DIR), or
a hundredth of it is made and thrown away. MONGODB_URI takes a real server; BUILD=0 takes what was built
last. Ends with 1 when anything differs.`;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function prove(folder: string | undefined): Promise<boolean> {
  if (process.env['BUILD'] !== '0')
    await runTarget('build', { projects: ['@portal/bff', '@portal/embedded-mongo'] });
  const zone = process.env['SERVICE_TIME_ZONE']?.trim() || DEFAULT_SERVICE_ZONE;
  const system = await startSystem(folder, say);
  const client = await MongoClient.connect(system.uri);
  try {
    const [db, started] = [client.db(), performance.now()];
    const ofDownloads = await recountDownloads(db, zone);
    const ofLogins = await recountLogins(db, zone);
    const known = { downloads: ofDownloads[0]?.counted ?? 0, logins: ofLogins.counted };
    const findings = [
      ...ofDownloads,
      ofLogins,
      await recountMoney(db, zone),
      ...(await recountTagsAndNotes(db)),
      await compareAnswers(db, (path) => system.get(path), known),
    ];
    const seconds = Math.round((performance.now() - started) / 1_000);
    process.stdout.write(describeCounters(findings, seconds));
    const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
    process.stdout.write(`This program took at most ${peak} MiB.\n`);
    return findings.every(({ wrong }) => wrong.length === 0);
  } finally {
    await client.close();
    await system.stop();
  }
}

try {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!(await prove(values.data))) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

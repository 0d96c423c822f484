import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';
import { workspaceRoot } from '../../shared/workspace';
import { checkAdvisories } from './check-advisories';
import { readLock } from './lock-file';
import { askRegistry } from './online-audit';
import { refreshAdvisories } from './refresh-advisories';

const HELP = `Usage: npm run operate -- advisories [--offline] [--fresh]
       npm run operate -- advisories refresh <folder of OSV records>

Compares every package of package-lock.json with tools/operate/supply/data/advisories.json and with what the
registry's audit answers. Exits 1 when one of severity high or critical has no exception in force in
tools/operate/supply/data/exceptions.json. --offline does not ask the registry. --fresh also fails when the file
is older than 90 days and the registry did not answer. refresh makes the file anew.`;

const root = workspaceRoot();
const data = join(root, 'tools/operate/supply/data');
const lockFile = join(root, 'package-lock.json');

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      offline: { type: 'boolean' },
      fresh: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [command, folder] = positionals;
  if (values.help || (command !== undefined && (command !== 'refresh' || folder === undefined))) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const now = new Date();
  if (folder !== undefined) {
    const target = join(data, 'advisories.json');
    const date = now.toISOString().slice(0, 10);
    const { files, kept } = refreshAdvisories(folder, target, readLock(lockFile), date);
    console.log(`Kept ${kept} advisories of ${files} files in ${target}.`);
    return 0;
  }
  const { lines, isPassed } = await checkAdvisories({
    lockFile,
    data,
    now,
    ask: values.offline ? null : () => askRegistry(root),
    mustBeFresh: values.fresh === true,
  });
  for (const line of lines) console.log(line);
  return isPassed ? 0 : 1;
}

run().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  },
);

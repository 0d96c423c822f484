import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';
import { proveSkew } from './skew/prove-skew';

const HELP = `Usage: npm run verify -- skew [--previous <commit or tag>]

Builds this code (n), the version before (n-1) and a changed copy (n+1), and lets every shell, every
portal and every bff meet: {shell n, n-1} x {portals n-1, n, n+1} x {bff n-1, n}. In each of the 12 cells
a browser signs in to both portals, reads the dashboard, changes a setting and opens a list. At the end bff
n-1 is started once more, on the data of n. Ends with 1 when one of them is not green. n-1 is what --previous or PREVIOUS_RELEASE names, else the newest tag
release-*, else the commit 20 before HEAD.`;

const folder = await mkdtemp(join(tmpdir(), 'portal-skew-'));
try {
  const { values } = parseArgs({
    options: { previous: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!(await proveSkew(folder, values.previous))) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

import { ensureEmbedded } from '@portal/embedded-mongo';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';
import { runTarget } from '../../shared/run-target';
import { runBrowserTests } from '../test/browser-step';
import { isGreen, summaryLine } from '../test/tally';

const HELP = `Usage: npm run verify -- production [<file> …]

Runs every browser journey, or those of the files that are named, through nginx with the configuration of
production and TLS, over a database server: the one of MONGODB_URI, else an embedded engine that runs by
itself and that the systems know by its address only. Each system has a database of its own there. Ends with
1 when a journey is red.`;

async function prove(files: readonly string[]): Promise<boolean> {
  await runTarget('build', { projects: ['@portal/embedded-mongo'] });
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-production-'));
  const given = process.env['MONGODB_URI'];
  const engine = given ? null : await ensureEmbedded({ dataDir });
  process.env['PORTAL_E2E_MONGODB_URI'] = given || (engine?.uri ?? '');
  process.env['PORTAL_E2E_EDGE'] = 'nginx';
  try {
    const result = await runBrowserTests({ files: files.length > 0 ? files : null, names: [] });
    process.stdout.write(`\n${summaryLine(result)}\n`);
    return isGreen(result);
  } finally {
    await engine?.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!(await prove(positionals))) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFailure, Problem } from '../shared/problem';
import { inWorkspace, workspaceRoot } from '../shared/workspace';
import { describe, type Reconciliation } from './describe';

const HELP = `Usage: npm run reconcile [-- --uri <mongodb://...>]

Compares orders, receipts, ledger, plans, offers and codes, and ends with 1 when they contradict each
other. The database is that of --uri, else of MONGODB_URI, else the embedded one in DATA_DIR (.data). The
service may run meanwhile.`;

/** Runs the service's own reconciler; its errors are printed as they come. */
async function reconcile(uri: string): Promise<Reconciliation> {
  const program = inWorkspace('bff/dist/reconcile.js');
  if (!existsSync(program)) throw new Problem('Build the service first: npm run build.');
  const env = {
    ...process.env,
    MONGODB_URI: uri,
    DATA_DIR: resolve(workspaceRoot(), process.env['DATA_DIR']?.trim() || '.data'),
  };
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: workspaceRoot(),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const code = await new Promise((done) => child.once('close', done));
  const line = answer.split('\n').find((text) => text.startsWith('{"checked"'));
  if (code !== 0 || line === undefined) throw new Problem('The money could not be compared.');
  return JSON.parse(line) as Reconciliation;
}

try {
  const [flag, given, ...more] = process.argv.slice(2);
  const isUri = flag === '--uri' && given !== undefined && more.length === 0;
  if (flag !== undefined && !isUri) throw new Problem(HELP);
  const found = await reconcile(given ?? process.env['MONGODB_URI'] ?? '');
  process.stdout.write(describe(found));
  if (found.violations.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Problem } from '../../shared/problem';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import type { Reconciliation } from './describe';

/**
 * Runs the service's reconciler on a database (empty: the embedded engine in DATA_DIR). Its errors are
 * printed at once. `args` are passed to its program.
 * @throws Problem when it could not compare.
 */
export async function reconcile(
  uri: string,
  args: readonly string[] = [],
): Promise<Reconciliation> {
  const program = inWorkspace('bff/dist/reconcile.js');
  if (!existsSync(program)) throw new Problem('Build the service first: npm run build.');
  const env = {
    ...process.env,
    MONGODB_URI: uri,
    DATA_DIR: resolve(workspaceRoot(), process.env['DATA_DIR']?.trim() || '.data'),
  };
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
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

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../shared/problem';
import { inWorkspace, workspaceRoot } from '../shared/workspace';
import { type BulkReport, describeBulk } from './describe-bulk';

const HELP = `Usage: npm run prove:bulk [-- --users <n>]

Gives +7 days to many users (10,000 by default) by one bulk action, kills the service (SIGKILL) at 10, 50
and 90 percent of the way and starts it again, then undoes the action with as many kills. Ends with 1 when
a user was changed twice or not at all, or a plan did not come back to the letter.`;

/** Runs bulk-crash of the bff's tests; how far it is, nobody tells. */
async function prove(
  users: number,
  reportFile: string,
): Promise<{ report: BulkReport; isRight: boolean }> {
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [jest, '-c', 'bff/jest.config.mjs', 'bulk-crash'], {
    cwd: workspaceRoot(),
    env: { ...process.env, BULK_USERS: String(users), BULK_REPORT: reportFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((done) => child.once('close', done));
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as BulkReport;
    return { report, isRight: code === 0 };
  } catch {
    throw new Problem(`It did not come to its end:\n${said}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'portal-bulk-report-'));
try {
  const { values } = parseArgs({
    options: { users: { type: 'string', default: '10000' }, help: { type: 'boolean' } },
  });
  const users = Number(values.users);
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!Number.isSafeInteger(users) || users < 100) throw new Problem(HELP);
  else {
    const { report, isRight } = await prove(users, join(folder, 'report.json'));
    process.stdout.write(describeBulk(report));
    if (!isRight) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../shared/problem';
import { inWorkspace, workspaceRoot } from '../shared/workspace';
import { type CrashReport, describe } from './describe';

const HELP = `Usage: npm run prove:crash [-- --runs <n>]

Kills the service (SIGKILL) at every named point of the way of money, starts it again, and prints what
became of the orders; 20 runs of each point by default. Ends with 1 when an order was completed and not
granted, granted twice, or lost.`;

/** Runs the matrix of bff/test/processes; how far it is, is printed by jest. */
async function crash(runs: number, reportFile: string): Promise<CrashReport> {
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [jest, '-c', 'bff/jest.config.mjs', 'money-crash'], {
    cwd: workspaceRoot(),
    env: { ...process.env, CRASH_RUNS: String(runs), CRASH_REPORT: reportFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await new Promise((done) => child.once('close', done));
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as CrashReport;
  } catch {
    throw new Problem(`The matrix did not come to its end:\n${said}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'portal-crash-report-'));
try {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20' }, help: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else if (!Number.isSafeInteger(runs) || runs < 1) throw new Problem(HELP);
  else {
    const report = await crash(runs, join(folder, 'report.json'));
    process.stdout.write(describe(report));
    const isRight = report.rows.every((row) => {
      return row.killed === row.runs && row.violations.length === 0;
    });
    if (!isRight || report.contradictions.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';

/**
 * Runs the long version of a bff test suite. Reads the report in the file named by `reportIn`. `isGreen` is
 * true when its tests passed. @throws Problem when there is no report.
 */
export async function runSuite<Report>(
  suite: string,
  { reportIn, env }: { reportIn: string; env: Readonly<Record<string, string>> },
): Promise<{ report: Report; isGreen: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  const reportFile = join(folder, 'report.json');
  const jest = inWorkspace('node_modules/jest/bin/jest.js');
  const child = spawn(process.execPath, [jest, '-c', 'bff/jest.config.mjs', suite], {
    cwd: workspaceRoot(),
    env: { ...process.env, ...env, [reportIn]: reportFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((done) => child.once('close', done));
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
    return { report, isGreen: code === 0 };
  } catch {
    throw new Problem(`The suite did not come to its end:\n${said}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

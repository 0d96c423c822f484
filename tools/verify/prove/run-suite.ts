import { execa } from 'execa';
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
  const { failed, stderr } = await execa(
    process.execPath,
    [jest, '-c', 'bff/jest.config.mjs', suite],
    {
      cwd: workspaceRoot(),
      env: { ...env, [reportIn]: reportFile },
      stdio: ['ignore', 'ignore', 'pipe'],
      reject: false,
    },
  );
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
    return { report, isGreen: !failed };
  } catch {
    throw new Problem(`The suite did not come to its end:\n${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

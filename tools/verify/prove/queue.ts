import { execa } from 'execa';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';
import { inWorkspace, workspaceRoot } from '../../shared/workspace';
import { describeQueue, type QueueReport } from './describe-queue';
import { proveWith } from './one-number';

const HELP = `Usage: npm run verify -- queue [--seconds <n>]

Has the bot change 200 tasks 20 times a second for a minute while a real browser shows the Live Queue, and
compares the screen with the database. Ends with 1 when something old was shown over something new, when
the screen did not end equal to the database, or when a hidden or closed tab left a stream open.`;

/** Runs the journey live-queue-load. @throws Problem with its output when it failed. */
async function prove(seconds: number, reportFile: string): Promise<QueueReport> {
  const playwright = inWorkspace('node_modules/@playwright/test/cli.js');
  const config = ['--config', 'e2e/playwright.config.ts', '--workers', '1'];
  const { failed, all } = await execa(
    process.execPath,
    [playwright, 'test', ...config, 'live-queue-load'],
    {
      cwd: workspaceRoot(),
      env: { QUEUE_SECONDS: String(seconds), QUEUE_REPORT: reportFile },
      stdin: 'ignore',
      all: true,
      reject: false,
    },
  );
  if (failed) throw new Problem(`The journey failed:\n${all}`);
  return JSON.parse(readFileSync(reportFile, 'utf8')) as QueueReport;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-queue-report-'));
await proveWith({ help: HELP, option: 'seconds', byDefault: 60 }, async (seconds) => {
  process.stdout.write(describeQueue(await prove(seconds, join(folder, 'report.json'))));
  return true;
});
rmSync(folder, { recursive: true, force: true });

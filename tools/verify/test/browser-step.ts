import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFailure } from '../../shared/problem';
import { ensureNginx } from '../../operate/edge/find-nginx';
import { ensureChromium } from './browser';
import { type JestRun, playwrightArguments } from './jest-run';
import { type PlaywrightReport, judgePlaywright } from './playwright-report';
import { runScript } from './run-command';
import { ONE_FAILED, type StepResult } from './tally';

/** Runs browser journeys of e2e with the built and started system. */
export async function runBrowserTests(run: Omit<JestRun, 'projects'>): Promise<StepResult> {
  let chromium: string;
  try {
    chromium = ensureChromium();
    ensureNginx();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    return ONE_FAILED;
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-report-'));
  try {
    const file = join(folder, 'report.json');
    const code = await runScript(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', ...playwrightArguments(run)],
      { env: { ...process.env, PORTAL_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
    );
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as PlaywrightReport,
      () => null,
    );
    for (const { message } of report?.errors ?? []) process.stderr.write(`${message ?? ''}\n`);
    return judgePlaywright(report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

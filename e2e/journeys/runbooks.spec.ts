import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAsExpected, readRunbooks } from '@portal/tools';
import { expect, test } from '@playwright/test';
import { clearPlace, makePlace, ROOT, type RunningSystem, startSystem } from '../support/system';

const run = promisify(execFile);
const commands = readRunbooks(join(ROOT, 'docs/operations/runbooks'));

/** Commands in parallel. Most of the time of a command is the start of a program. */
const WORKERS = 2;

let system: RunningSystem;
let work: string;
test.beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'portal-runbooks-'));
  system = await startSystem(await makePlace());
});
test.afterAll(async () => {
  await system.stop();
  await clearPlace(system);
  await rm(work, { recursive: true });
});

/** The output and the exit code of a command. */
async function execute(command: string): Promise<{ output: string; exit: number }> {
  const { url, dataDir, webRoot, metricsPort } = system;
  const env = {
    ...process.env,
    SITE: url,
    INSTANCE: url,
    METRICS: `http://127.0.0.1:${metricsPort}/metrics`,
    LOG: join(dataDir, 'logs/bff.log'),
    DATA_DIR: dataDir,
    WEB_ROOT: webRoot,
    WORK: work,
  };
  try {
    const options = { cwd: ROOT, env, timeout: 60_000 };
    const { stdout, stderr } = await run('bash', ['-o', 'pipefail', '-c', command], options);
    return { output: stdout + stderr, exit: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { output: stdout + stderr, exit: code };
  }
}

test('every command of the runbooks does here what its runbook says', async () => {
  test.setTimeout(240_000);
  const here = commands.filter(({ kind }) => kind === 'run');
  expect(here.length).toBeGreaterThan(25);
  expect(commands.length - here.length).toBeLessThan(here.length);

  const done = new Map<string, Promise<{ output: string; exit: number }>>();
  const faults: string[] = [];
  // Commands of one runbook depend on each other. Equal commands run once: their result is the same
  // everywhere.
  const bookOf = ({ at }: { at: string }): string | undefined => at.split(':')[0];
  const waiting = [...new Set(here.map(bookOf))].map((book) =>
    here.filter((one) => bookOf(one) === book),
  );
  const work = async (): Promise<void> => {
    for (let book = waiting.shift(); book; book = waiting.shift()) {
      for (const { at, command, expected } of book) {
        const running = done.get(command) ?? execute(command);
        done.set(command, running);
        const { output, exit } = await running;
        if (exit !== 0 || !isAsExpected(output, expected))
          faults.push(`${at} ended with ${exit}, expected ${expected}:\n${command}\n${output}`);
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  expect(faults).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../shared/problem';

/** The processes that use a data folder. */
interface Run {
  readonly pid: number;
  readonly url: string;
  readonly children: readonly number[];
}

const fileOf = (dataDir: string): string => join(dataDir, 'run.json');

/**
 * Makes sure that no other start uses the data folder. Children of a killed start end on their own within
 * seconds. This waits for them, so that a new start works at once.
 * @throws Problem when the folder is in use.
 */
export async function claimDataDir(dataDir: string, patienceMs = 8000): Promise<void> {
  const run = await readRun(dataDir);
  if (run === null || run.pid === process.pid) return;
  if (isAlive(run.pid, 'tools')) {
    throw new Problem(
      `The system already runs at ${run.url} on the data in ${dataDir} (process ${run.pid}).\n` +
        'Stop it first, or give this one its own folder and port: DATA_DIR=.data2 PORT=4300 npm start',
    );
  }
  const until = Date.now() + patienceMs;
  while (run.children.some((pid) => isAlive(pid, 'end-with-parent'))) {
    if (Date.now() > until) {
      throw new Problem(
        `Processes of an earlier start still hold ${dataDir}: ${run.children.join(', ')}`,
      );
    }
    await delay(50);
  }
}

/** Writes the processes of this start to the run file. */
export async function writeRun(dataDir: string, url: string, children: number[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const run: Run = { pid: process.pid, url, children };
  await writeFile(fileOf(dataDir), JSON.stringify(run));
}

/** Removes the run file. */
export async function releaseDataDir(dataDir: string): Promise<void> {
  const run = await readRun(dataDir);
  if (run?.pid === process.pid) await rm(fileOf(dataDir), { force: true });
}

async function readRun(dataDir: string): Promise<Run | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { pid, url, children } = JSON.parse(text) as Partial<Run>;
    return pid ? { pid, url: url ?? '', children: children ?? [] } : null;
  } catch {
    return null;
  }
}

/** Process ids are reused. Where the system shows the command line, it must look like ours. */
function isAlive(pid: number, mark: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(commandLine, 'utf8').includes(mark);
  } catch {
    return false;
  }
}

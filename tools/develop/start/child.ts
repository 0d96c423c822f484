import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';

/** How a child process is to run. */
export interface ChildOptions {
  /** For messages. */
  readonly name: string;
  /** Arguments of node: options, script, its arguments. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Everything the child prints is appended here. */
  readonly logFile?: string;
  /** Called with each line as it comes. */
  readonly onLine?: (line: string) => void;
}

/** A running child. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Its last lines, newest last. */
  readonly lastLines: readonly string[];
  /** Resolves when it has ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  hasEnded(): boolean;
  /** Asks it to end, insists after the given time. */
  stop(patienceMs?: number): Promise<void>;
}

const KEPT_LINES = 25;

/**
 * Starts node so that it ends with this process however that ends, in a process group of its own so
 * that Ctrl-C reaches only this process, which then stops its children in order.
 */
export function startChild(options: ChildOptions): Child {
  const preload = pathToFileURL(inWorkspace('tools/develop/start/end-with-parent.mjs')).href;
  const spawned: ChildProcess = spawn(process.execPath, ['--import', preload, ...options.args], {
    cwd: inWorkspace(),
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  const log = options.logFile === undefined ? null : openLog(options.logFile);
  for (const stream of [spawned.stdout, spawned.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log?.write(`${line}\n`);
      if (lines.push(line) > KEPT_LINES) lines.shift();
      options.onLine?.(line);
    });
  }
  let over = false;
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null): void => {
      over = true;
      log?.end();
      resolve({ code, signal });
    };
    spawned.once('exit', (code, signal) => {
      // 'close' brings the last lines, but waits for grandchildren that inherited the output.
      const give = setTimeout(() => finish(code, signal), 500);
      spawned.once('close', () => {
        clearTimeout(give);
        finish(code, signal);
      });
    });
    spawned.once('error', (error) => {
      lines.push(error.message);
      finish(1, null);
    });
  });
  return {
    name: options.name,
    pid: spawned.pid ?? -1,
    lastLines: lines,
    ended,
    hasEnded: () => over,
    async stop(patienceMs = 8000) {
      if (over) return;
      spawned.kill('SIGTERM');
      const insist = setTimeout(() => spawned.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** Runs a child to its end. @throws Problem with its last lines when it fails. */
export async function runChild(options: ChildOptions): Promise<readonly string[]> {
  const child = startChild(options);
  const { code, signal } = await child.ended;
  if (code !== 0) throw new Problem(farewell(child.name, code, signal, child.lastLines));
  return child.lastLines;
}

/** What to say of a child that ended unasked. */
export function farewell(
  name: string,
  code: number | null,
  signal: NodeJS.Signals | null,
  lines: readonly string[],
): string {
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  return [`The ${name} ${how}. Its last lines:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function openLog(path: string): ReturnType<typeof createWriteStream> {
  mkdirSync(dirname(path), { recursive: true });
  return createWriteStream(path, { flags: 'a', mode: 0o600 });
}

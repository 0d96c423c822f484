import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../shared/problem';
import { inWorkspace } from '../../shared/workspace';

/** Options of a child process. */
export interface ChildOptions {
  /** Name in messages. */
  readonly name: string;
  /** Arguments of node: options, script, arguments of the script. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** All output of the child is appended to this file. */
  readonly logFile?: string;
  /** Called with each line of output. */
  readonly onLine?: (line: string) => void;
}

/** A running child. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Its last lines of output, newest last. */
  readonly lastLines: readonly string[];
  /** Resolves when the process has ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  hasEnded(): boolean;
  /** Sends SIGTERM, and SIGKILL after the given time. */
  stop(patienceMs?: number): Promise<void>;
}

const KEPT_LINES = 25;

/**
 * Starts a node process that ends with this process, also after a crash. It has its own process group, so
 * that Ctrl-C reaches only this process, which stops its children in order.
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
      // 'close' delivers the last lines, but it waits for grandchildren that inherited the output.
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

/** Runs a child until it ends. @throws Problem with its last lines when it fails. */
export async function runChild(options: ChildOptions): Promise<readonly string[]> {
  const child = startChild(options);
  const { code, signal } = await child.ended;
  if (code !== 0) throw new Problem(farewell(child.name, code, signal, child.lastLines));
  return child.lastLines;
}

/** Message for a child that ended unexpectedly. */
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

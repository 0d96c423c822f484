import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { farewell, stopChild, watchChild, type WatchedChild } from '@portal/child-process';
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
export interface Child extends WatchedChild {
  /** Sends SIGTERM, and SIGKILL after the given time. */
  stop(patienceMs?: number): Promise<void>;
}

const STOP_PATIENCE_MS = 8_000;

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
  const log = options.logFile === undefined ? null : openLog(options.logFile);
  const watched = watchChild(options.name, spawned, (line) => {
    log?.write(`${line}\n`);
    options.onLine?.(line);
  });
  void watched.ended.then(() => log?.end());
  return Object.assign(watched, {
    stop: (patienceMs = STOP_PATIENCE_MS) => stopChild(spawned, watched, patienceMs),
  });
}

/** Runs a child until it ends. @throws Problem with its last lines when it fails. */
export async function runChild(options: ChildOptions): Promise<readonly string[]> {
  const child = startChild(options);
  const ending = await child.ended;
  if (ending.code !== 0) throw new Problem(farewell(child, ending));
  return child.lastLines;
}

function openLog(path: string): ReturnType<typeof createWriteStream> {
  mkdirSync(dirname(path), { recursive: true });
  return createWriteStream(path, { flags: 'a', mode: 0o600 });
}

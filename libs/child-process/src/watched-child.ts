import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A child process and what it said. */
export interface WatchedChild {
  /** Name in messages. */
  readonly name: string;
  readonly pid: number;
  /** Its last lines of output, newest last. */
  readonly lastLines: readonly string[];
  /** When it said something last, or was started, by `performance.now()`. */
  readonly heardAt: number;
  /** Resolves when the process has ended and its last lines are known. */
  readonly ended: Promise<Ending>;
  /** How it ended; null while it lives. */
  readonly ending: Ending | null;
}

const KEPT_LINES = 25;
/** The output of an ended child stays open while a grandchild has it. */
const LAST_LINES_MS = 500;

/** Follows the output and the end of a child process. */
export function watchChild(
  name: string,
  child: ChildProcess,
  onLine: (line: string) => void = () => undefined,
): WatchedChild {
  const lastLines: string[] = [];
  let heardAt = performance.now();
  let ending: Ending | null = null;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      heardAt = performance.now();
      if (lastLines.push(line) > KEPT_LINES) lastLines.shift();
      onLine(line);
    });
  }
  const ended = new Promise<Ending>((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null): void => {
      ending ??= { code, signal };
      resolve(ending);
    };
    child.once('exit', (code, signal) => {
      const late = setTimeout(() => finish(code, signal), LAST_LINES_MS);
      child.once('close', () => {
        clearTimeout(late);
        finish(code, signal);
      });
    });
    child.once('error', (error) => {
      lastLines.push(error.message);
      finish(1, null);
    });
  });
  return {
    name,
    pid: child.pid ?? -1,
    lastLines,
    ended,
    get heardAt() {
      return heardAt;
    },
    get ending() {
      return ending;
    },
  };
}

/** Ends a child with SIGTERM, and with SIGKILL when it does not end in time. */
export async function stopChild(
  child: ChildProcess,
  { ended, ending }: Pick<WatchedChild, 'ended' | 'ending'>,
  patienceMs: number,
): Promise<void> {
  if (ending !== null) return;
  child.ref();
  child.kill('SIGTERM');
  // A process whose event loop is stuck never handles SIGTERM.
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(insist);
}

/** Message for a child that ended unexpectedly. */
export function farewell(
  { name, lastLines }: Pick<WatchedChild, 'name' | 'lastLines'>,
  { code, signal }: Ending,
): string {
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  return withLastLines(`The ${name} ${how}.`, lastLines);
}

export const withLastLines = (what: string, lines: readonly string[]): string =>
  lines.length === 0
    ? `${what} It said nothing.`
    : [`${what} Its last lines:`, ...lines.map((line) => `  ${line}`)].join('\n');

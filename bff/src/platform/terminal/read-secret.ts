import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

/** The user pressed Ctrl-C or Ctrl-D, or the input ended before a line. */
export class InputEnded extends Error {
  constructor() {
    super('Nothing was entered.');
    this.name = 'InputEnded';
  }
}

/** Reads one line for each call, until it is closed. */
export interface SecretReader {
  /** Writes the prompt to standard error and reads a line, without its end. @throws InputEnded. */
  read(prompt: string): Promise<string>;
  close(): void;
}

/**
 * Reads secrets from standard input. On a terminal the input is not shown. The line editor writes to a null
 * stream, and in raw mode the terminal echoes nothing.
 */
export function openSecretReader(
  input: NodeJS.ReadStream = process.stdin,
  prompts: NodeJS.WritableStream = process.stderr,
): SecretReader {
  const isTerminal = input.isTTY === true;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input,
    output: nowhere,
    terminal: isTerminal,
    historySize: 0,
    crlfDelay: Infinity,
  });
  const pending = queueLines(lines);
  return {
    async read(prompt) {
      if (isTerminal) prompts.write(prompt);
      try {
        return await pending.next();
      } finally {
        if (isTerminal) prompts.write('\n');
      }
    },
    close: () => lines.close(),
  };
}

/** Buffers lines that arrive before they are read, for example from a pipe. */
function queueLines(lines: Interface): { next(): Promise<string> } {
  const come: string[] = [];
  const waiting: { give(line: string): void; end(): void }[] = [];
  let hasEnded = false;
  lines.on('line', (line) => {
    const first = waiting.shift();
    if (first) first.give(line);
    else come.push(line);
  });
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    hasEnded = true;
    for (const { end } of waiting.splice(0)) end();
  });
  return {
    next: () =>
      new Promise((resolve, reject) => {
        const line = come.shift();
        const end = (): void => reject(new InputEnded());
        if (line !== undefined) resolve(line);
        else if (hasEnded) end();
        else waiting.push({ give: resolve, end });
      }),
  };
}

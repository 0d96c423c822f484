import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command of a runbook. */
export interface RunbookCommand {
  /** `file:line`. */
  readonly at: string;
  readonly command: string;
  /** 'outside': needs something that is not available here. It is only counted. */
  readonly kind: 'run' | 'outside';
  /** Expected text in the output, a pattern between slashes; null: only the exit code is checked. */
  readonly expected: string | null;
}

const BLOCK = /^```sh (run|outside)\n([\s\S]*?)\n```\n(?:\n```text expect\n([\s\S]*?)\n?```)?/gm;

/** The marked commands of a runbook. @throws Error for a shell block without a mark. */
export function readCommands(file: string, text: string): RunbookCommand[] {
  const lineOf = (index: number): number => text.slice(0, index).split('\n').length;
  const unmarked = /^```(?:sh|bash)\s*$/m.exec(text);
  if (unmarked)
    throw new Error(`${file}:${lineOf(unmarked.index)} is neither 'run' nor 'outside'.`);
  return [...text.matchAll(BLOCK)].map(({ index, 1: kind, 2: command = '', 3: expected }) => ({
    at: `${file}:${lineOf(index)}`,
    command,
    kind: kind === 'run' ? 'run' : 'outside',
    expected: expected?.trim() || null,
  }));
}

/** The commands of all runbooks in a folder. */
export function readRunbooks(folder: string): RunbookCommand[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .flatMap((file) => readCommands(file, readFileSync(join(folder, file), 'utf8')));
}

/** True when an output contains the text that the runbook expects. */
export function isAsExpected(output: string, expected: string | null): boolean {
  if (expected === null) return true;
  const [, pattern] = /^\/(.*)\/$/.exec(expected) ?? [];
  return pattern === undefined
    ? output.includes(expected)
    : new RegExp(pattern, 'm').test(output.trim());
}

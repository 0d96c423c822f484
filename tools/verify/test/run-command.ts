import { execa } from 'execa';
import colors from 'picocolors';
import { inWorkspace } from '../../shared/workspace';

/** How a program runs. */
export interface RunOptions {
  /** Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the program reads what the user types. Default: 'ignore'. */
  readonly stdin?: 'ignore' | 'inherit';
  /** Whether it prints lines as to a file. On a terminal it may redraw some, also those of others. Default: false. */
  readonly inLines?: boolean;
}

/**
 * Runs a program of node_modules with the current Node. Its output goes to the terminal.
 * @returns the exit code, or 1 when it was ended by a signal.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  { env = process.env, stdin = 'ignore', inLines = false }: RunOptions = {},
): Promise<number> {
  const output = inLines ? (['pipe', 'inherit'] as const) : 'inherit';
  const { exitCode = 1 } = await execa(process.execPath, [inWorkspace(script), ...args], {
    ...{ cwd: inWorkspace(), extendEnv: false, reject: false, buffer: false },
    env: inLines ? coloured(env) : env,
    stdio: [stdin, output, output],
  });
  return exitCode;
}

/** A program whose output goes through this one would see no terminal, and print no colours. */
const coloured = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  colors.isColorSupported ? { ...env, FORCE_COLOR: '1' } : env;

/** What a program printed, and its exit code. */
export interface Printed {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs a program of node_modules with the current Node and keeps its output. */
export async function readScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Printed> {
  const { exitCode = 1, all } = await execa(process.execPath, [inWorkspace(script), ...args], {
    ...{ cwd: inWorkspace(), stdin: 'ignore', all: true, reject: false, maxBuffer: MOST_OUTPUT },
    env: coloured(env),
  });
  return { exitCode, output: all };
}

const MOST_OUTPUT = 64 * 1024 * 1024;

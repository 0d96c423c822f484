import { execa } from 'execa';
import colors from 'picocolors';
import { inWorkspace } from '../../shared/workspace';

/** How a program runs. */
export interface RunOptions {
  /** Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the program reads what the user types. Default: 'ignore'. */
  readonly stdin?: 'ignore' | 'inherit';
}

/**
 * Runs a program of node_modules with the current Node. Its output goes to the terminal.
 * @returns the exit code, or 1 when it was ended by a signal.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  { env = process.env, stdin = 'ignore' }: RunOptions = {},
): Promise<number> {
  const { exitCode = 1 } = await execa(process.execPath, [inWorkspace(script), ...args], {
    cwd: inWorkspace(),
    env,
    extendEnv: false,
    stdio: [stdin, 'inherit', 'inherit'],
    reject: false,
  });
  return exitCode;
}

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
    env: colors.isColorSupported ? { ...env, FORCE_COLOR: '1' } : env,
  });
  return { exitCode, output: all };
}

const MOST_OUTPUT = 64 * 1024 * 1024;

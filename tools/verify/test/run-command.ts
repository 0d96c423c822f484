import { execa } from 'execa';
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

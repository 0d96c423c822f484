import { execa } from 'execa';
import { inWorkspace } from '../../shared/workspace';

/**
 * Runs a program of node_modules with the current Node. Its output goes to the terminal.
 * @returns the exit code, or 1 when it was ended by a signal.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { exitCode = 1 } = await execa(process.execPath, [inWorkspace(script), ...args], {
    cwd: inWorkspace(),
    env,
    extendEnv: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  return exitCode;
}

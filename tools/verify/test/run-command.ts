import { spawn } from 'node:child_process';
import { inWorkspace } from '../../shared/workspace';

/**
 * Runs a program of node_modules with the current Node. Its output goes to the terminal.
 * @returns the exit code, or 1 when it was ended by a signal.
 */
export function runScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inWorkspace(script), ...args], {
      cwd: inWorkspace(),
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const endWithUs = (): void => void child.kill();
    process.once('exit', endWithUs);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', endWithUs);
      resolve(code ?? 1);
    });
  });
}

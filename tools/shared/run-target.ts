import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from './problem';
import { inWorkspace } from './workspace';

const NX = 'node_modules/nx/dist/bin/nx.js';
const KEPT_LINES = 120;
const ESCAPES = /\u001b\[[0-9;]*m/g;

/**
 * Runs one Nx target for all or the named projects, with Nx's cache.
 * @throws Problem with the last lines when a project fails.
 */
export async function runTarget(
  target: string,
  options: { projects?: readonly string[]; onLine?: (line: string) => void } = {},
): Promise<void> {
  const args = [inWorkspace(NX), 'run-many', '-t', target, '--outputStyle=static', '--parallel=2'];
  if (options.projects) args.push('-p', options.projects.join(','));
  // A NODE_ENV from outside would put development code into the bundles and the cache.
  const { NODE_ENV: _outside, ...env } = process.env;
  // Not execa: the release program is shipped in an image without packages.
  const child = spawn(process.execPath, args, {
    cwd: inWorkspace(),
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => void child.kill();
  process.once('exit', endWithUs);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (raw) => {
      const line = raw.replace(ESCAPES, '');
      if (lines.push(line) > KEPT_LINES) lines.shift();
      options.onLine?.(line);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', endWithUs);
  if (code !== 0) throw new Problem(`nx run-many -t ${target} failed:\n${lines.join('\n')}`);
}

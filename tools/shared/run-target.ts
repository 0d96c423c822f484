import { execa } from 'execa';
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
  const child = execa(process.execPath, args, {
    cwd: inWorkspace(),
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
  });
  const lines: string[] = [];
  for await (const raw of child.iterable({ from: 'all' })) {
    const line = raw.replace(ESCAPES, '');
    if (lines.push(line) > KEPT_LINES) lines.shift();
    options.onLine?.(line);
  }
  if ((await child).failed) {
    throw new Problem(`nx run-many -t ${target} failed:\n${lines.join('\n')}`);
  }
}

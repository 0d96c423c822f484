// Runs before packages are installed, so it uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { missingPackage } from './installed.mjs';

/** Root folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

const OLDEST_NODE = [20, 19];
const HOOKS = 'tools/develop/hooks';
const HOOKS_BEFORE = 'tools/hooks';

/** Ends the process with a message that says what to fix. */
function refuse(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  refuse(
    `This needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
}

function installPackages() {
  const missing = missingPackage(workspaceRoot);
  if (missing === null) return;
  const started = Date.now();
  process.stdout.write(
    `… Installing packages (${missing}); the first time this takes a few minutes\n`,
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    refuse(
      'npm ci did not succeed (see above). Check the connection to the npm registry and try again.',
    );
  }
  process.stdout.write(`✔ Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}

function switchHooksOn() {
  if (!existsSync(`${workspaceRoot}.git`)) return;
  const git = (...args) => spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
  const current = git('config', '--get', 'core.hooksPath').stdout?.trim();
  // Older clones still name the previous folder of the hooks.
  if (current && current !== HOOKS_BEFORE) return;
  git('config', 'core.hooksPath', HOOKS);
}

/**
 * Checks Node, installs missing packages, enables the commit hooks, then runs a TypeScript entry in this
 * process. So a signal to this process ends the work.
 */
export async function runTool(entry) {
  requireNode();
  process.chdir(workspaceRoot);
  installPackages();
  switchHooksOn();
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(`${workspaceRoot}${entry}`).href);
}

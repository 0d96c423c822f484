// Runs before packages are installed, so it uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { otherNode, runOn } from './installed-node.mjs';
import {
  forgetStart,
  installedState,
  isStartInstalled,
  missingPackage,
  noteStartInstalled,
  START_ONLY,
} from './installed.mjs';

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

/** Runs npm. @returns whether it succeeded. */
function npm(...args) {
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    [...args, '--no-audit', '--no-fund'],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
    },
  );
  return status === 0;
}

/** Installs what the lock file has and the packages lack. */
function installPackages({ isForStart }) {
  const missing = missingPackage(workspaceRoot);
  if (missing === null || (isForStart && isStartInstalled(workspaceRoot))) return;
  const started = Date.now();
  process.stdout.write(
    `… Installing packages (${missing}); the first time this takes a minute or more\n`,
  );
  if (!install(isForStart)) {
    refuse(
      'npm did not succeed (see above). Check the connection to the npm registry and try again.',
    );
  }
  process.stdout.write(`✔ Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}

/** A start takes only its own packages, unless all were there. What comes after it adds the rest. */
function install(isForStart) {
  const { isNew, isStartOnly } = installedState(workspaceRoot);
  if (isForStart && (isNew || isStartOnly)) {
    const isDone = npm('ci', ...START_ONLY);
    if (isDone) noteStartInstalled(workspaceRoot);
    return isDone;
  }
  if (!isStartOnly) return npm('ci');
  forgetStart(workspaceRoot);
  // npm ci would begin anew.
  return npm('install', '--no-save');
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
 * Checks Node, installs missing packages, enables the commit hooks, then runs a TypeScript entry: in this process,
 * or in one of the installed Node, which gets the signals to this one. So a signal to this process ends the work.
 * @param options.isForStart the entry runs the system and needs no tools of tests.
 */
export async function runTool(entry, { isForStart = false } = {}) {
  requireNode();
  process.chdir(workspaceRoot);
  installPackages({ isForStart });
  switchHooksOn();
  const node = otherNode(workspaceRoot);
  if (node !== null) return runOn(node);
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(`${workspaceRoot}${entry}`).href);
}

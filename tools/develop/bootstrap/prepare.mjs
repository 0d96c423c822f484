// Runs before packages are installed, so it uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressedLock, forgetAddresses, noteAddresses } from './addressed-lock.mjs';
import { otherNode, runOn } from './installed-node.mjs';
import {
  forgetStart,
  installedState,
  isStartInstalled,
  missingPackage,
  noteStartInstalled,
  START_ONLY,
} from './installed.mjs';
import { runChild } from './run-child.mjs';

/** Root folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

const OLDEST_NODE = [20, 19];
const HOOKS = 'tools/develop/hooks';
const HOOKS_BEFORE = 'tools/hooks';
/** How long a registry may take to say where a package is. */
const PATIENCE_MS = 5_000;

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

const isWindows = process.platform === 'win32';
const NPM = isWindows ? 'npm.cmd' : 'npm';
const SPAWNED = { cwd: workspaceRoot, shell: isWindows };

/** Runs npm. A signal ends npm, and this process after it. @returns whether it succeeded. */
async function npm(...args) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return (await runChild(NPM, [...args, '--no-audit', '--no-fund'], { ...SPAWNED, stdio })) === 0;
}

function npmSettings() {
  const options = { ...SPAWNED, encoding: 'utf8' };
  return JSON.parse(spawnSync(NPM, ['config', 'ls', '--json'], options).stdout || '{}');
}

/** Installs exactly what the lock file has. */
async function installExactly(...options) {
  const lock = addressedLock(workspaceRoot, npmSettings());
  if (!(await isAtItsAddress(lock))) return npm('ci', ...options);
  try {
    noteAddresses(workspaceRoot, lock);
    return await npm('ci', ...options);
  } finally {
    forgetAddresses(workspaceRoot);
  }
}

/** Whether the registry has a package where others have it, for everybody. Otherwise npm finds out by itself. */
async function isAtItsAddress({ packages }) {
  const { resolved } = Object.values(packages).find(({ integrity }) => integrity);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(resolved, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Installs what the lock file has and the packages lack. */
async function installPackages({ isForStart }) {
  forgetAddresses(workspaceRoot);
  const missing = missingPackage(workspaceRoot);
  if (missing === null || (isForStart && isStartInstalled(workspaceRoot))) return;
  const started = Date.now();
  process.stdout.write(
    `… Installing packages (${missing}); the first time this takes a minute or more\n`,
  );
  if (!(await install(isForStart))) {
    refuse(
      'npm did not succeed (see above). Check the connection to the npm registry and try again.',
    );
  }
  process.stdout.write(`✔ Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}

/** A start takes only its own packages, unless all were there. What comes after it adds the rest. */
async function install(isForStart) {
  const { isNew, isStartOnly } = installedState(workspaceRoot);
  if (isForStart && (isNew || isStartOnly)) {
    const isDone = await installExactly(...START_ONLY);
    if (isDone) noteStartInstalled(workspaceRoot);
    return isDone;
  }
  if (!isStartOnly) return installExactly();
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
  await installPackages({ isForStart });
  switchHooksOn();
  const node = otherNode(workspaceRoot);
  if (node !== null) return runOn(node);
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(`${workspaceRoot}${entry}`).href);
}

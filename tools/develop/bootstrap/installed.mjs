import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The projects of the running system and of its build. Their packages are less than half of all. */
const STARTED = ['shell', 'user-portal', 'admin-portal', 'bff', 'tools', 'tools/build'];

/** Arguments of npm that install only what `npm start` needs. */
export const START_ONLY = [
  '--omit=dev',
  '--include-workspace-root',
  ...STARTED.flatMap((project) => ['--workspace', project]),
];

const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

const PACKAGES = 'node_modules/';

/** The name under which the lock file has a package at a path; null for a project of the workspace. */
export function packageName(path) {
  const at = path.lastIndexOf(PACKAGES);
  return at < 0 ? null : path.slice(at + PACKAGES.length);
}

/** Whether an optional package names this platform. Those that name a C library are left to npm. */
const isForThisPlatform = ({ os, cpu, libc }) =>
  !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);

/**
 * The first difference between the lock file and the installed packages as a text, or null when nothing is
 * missing. npm writes the installed state to node_modules/.package-lock.json. Contents are compared and not
 * times, because a checkout changes the time of the lock file.
 */
export function missingPackage(root) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return 'nothing is installed yet';
  const installed = read(installedLock);
  for (const [path, wanted] of Object.entries(read(join(root, 'package-lock.json')))) {
    const name = packageName(path);
    if (name === null) continue;
    if (wanted.devOptional || wanted.peer || (wanted.optional && !isForThisPlatform(wanted)))
      continue;
    const found = installed[path];
    if (!found) return `${name} is missing`;
    if (found.version !== wanted.version) return `${name} ${wanted.version} is missing`;
  }
  return null;
}

const startMark = (root) => join(root, 'node_modules/.installed-for-start');
const hashOfLock = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** What is installed: nothing, or the packages of START_ONLY and no more. */
export const installedState = (root) => ({
  isNew: !existsSync(join(root, 'node_modules/.package-lock.json')),
  isStartOnly: existsSync(startMark(root)),
});

/** Notes that the packages of START_ONLY are installed from the lock file as it is now. */
export const noteStartInstalled = (root) => writeFileSync(startMark(root), hashOfLock(root));

/** Removes the note, before other packages are added. */
export const forgetStart = (root) => rmSync(startMark(root), { force: true });

/** True when the packages of START_ONLY were installed from the lock file as it is now. */
export function isStartInstalled(root) {
  const mark = startMark(root);
  return existsSync(mark) && readFileSync(mark, 'utf8') === hashOfLock(root);
}

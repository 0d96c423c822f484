import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

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
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    // Optional packages are often for other platforms.
    if (wanted.optional || wanted.devOptional || wanted.peer) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = installed[path];
    if (!found) return `${name} is missing`;
    if (found.version !== wanted.version) return `${name} ${wanted.version} is missing`;
  }
  return null;
}

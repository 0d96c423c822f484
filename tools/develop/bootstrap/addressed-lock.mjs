import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from './installed.mjs';

/**
 * The lock file with the address of each package at the registry. The committed one names no registry: npm then
 * reads the list of all versions of each package to find its address, which is half of the work of an installation.
 * @param lock the parsed lock file.
 * @param settings npm's settings: `registry`, and `@scope:registry` of scopes that have their own.
 */
export function withAddresses(lock, settings) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const name = packageName(path);
    const isFromRegistry = entry.integrity && !entry.resolved && !entry.inBundle;
    if (name === null || !isFromRegistry) return [path, entry];
    const resolved = addressOf(entry.name ?? name, entry, settings);
    return [path, { ...entry, resolved }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Where every registry has the archive of a version. */
function addressOf(name, { version }, settings) {
  const parts = name.split('/');
  const own = parts.length > 1 ? settings[`${parts[0]}:registry`] : undefined;
  const registry = (own ?? settings.registry ?? '').replace(/\/$/, '');
  return `${registry}/${name}/-/${parts.at(-1)}-${version}.tgz`;
}

/** The lock file of the workspace, parsed and with addresses. */
export const addressedLock = (root, settings) =>
  withAddresses(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), settings);

/** npm reads this file instead of package-lock.json. It is there only while npm installs. */
const besideLock = (root) => join(root, 'npm-shrinkwrap.json');

/** Writes a lock file with addresses beside the committed one. */
export const noteAddresses = (root, lock) => writeFileSync(besideLock(root), JSON.stringify(lock));

/** Removes what an installation that was ended by force has left. */
export const forgetAddresses = (root) => rmSync(besideLock(root), { force: true });

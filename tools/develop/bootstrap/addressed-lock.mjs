import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = 'node_modules/';

/**
 * The lock file with the address of each package at the registry. The committed one names no registry: npm then
 * reads the list of all versions of each package to find its address, which is half of the work of an installation.
 * @param lock the parsed lock file.
 * @param settings npm's settings: `registry`, and `@scope:registry` of scopes that have their own.
 */
export function withAddresses(lock, settings) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const at = path.lastIndexOf(PACKAGES);
    const isFromRegistry = entry.integrity && !entry.resolved && !entry.inBundle;
    if (at < 0 || !isFromRegistry) return [path, entry];
    const resolved = addressOf(entry.name ?? path.slice(at + PACKAGES.length), entry, settings);
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

/** npm reads this file instead of package-lock.json. It is there only while npm installs. */
const addressedLock = (root) => join(root, 'npm-shrinkwrap.json');

/** Removes what an installation that was ended by force has left. */
export const forgetAddresses = (root) => rmSync(addressedLock(root), { force: true });

const readLock = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Writes the lock file with addresses beside the committed one. */
export const noteAddresses = (root, settings) =>
  writeFileSync(addressedLock(root), JSON.stringify(withAddresses(readLock(root), settings)));

/** The addresses that noteAddresses would write. */
export const addressesOf = (root, settings) =>
  Object.entries(withAddresses(readLock(root), settings).packages)
    .filter(([path, { integrity }]) => path.includes(PACKAGES) && integrity)
    .map(([, { resolved }]) => resolved);

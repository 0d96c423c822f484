import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Drill, type Finding, pointerOf } from './drill';

/** The files that a release of the user portal may change: its own folder, the pointer with its copies, and the log. */
const MAY_CHANGE = /^(remotes\/user-portal\/|releases\.(json|log)$|\.release-lock\/|\.releases\/)/;

/** Number of listed differences; enough to find the cause. */
const NAMED = 3;

/** Hash of each file of shell and admin portal, and the pointer's record of the admin portal. */
export type OtherBytes = ReadonlyMap<string, string>;

/** The hashes of everything that a release of the user portal must not change. */
export async function otherBytes(drill: Pick<Drill, 'webRoot'>): Promise<OtherBytes> {
  const found = new Map<string, string>();
  const entries = await readdir(drill.webRoot, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(drill.webRoot.length + 1);
    if (MAY_CHANGE.test(name)) continue;
    found.set(
      name,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  const { portals } = await pointerOf(drill);
  return found.set('releases.json: admin-portal', JSON.stringify(portals['admin-portal']));
}

/** Compares the earlier hashes with the current ones. */
export function compareBytes(before: OtherBytes, now: OtherBytes): Finding {
  const names = new Set([...before.keys(), ...now.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== now.get(name));
  const named = changed.slice(0, NAMED).join(', ');
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '';
  return {
    promise: 'shell and admin-portal byte-identical throughout (OPS-1)',
    measured: changed.length === 0 ? `${before.size} hashes equal` : `changed: ${named}${more}`,
    isKept: changed.length === 0 && before.size > 1,
  };
}

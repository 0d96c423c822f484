import { createHash, randomUUID } from 'node:crypto';
import { cp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PortalName,
  type PortalRelease,
  PRERENDERED_FILE,
  type ReleasePointer,
} from '@portal/contracts';

/** Changes a built file for another version, as other code would. null leaves it unchanged. */
export type BuiltChange = (path: string, bytes: Buffer) => Buffer | null;

/** Replaces one text in the built scripts and prerendered pages, as a build of changed code would. */
export function textChange(from: string, to: string): BuiltChange {
  return (path, bytes) => {
    const before = bytes.toString('utf8');
    return (path.endsWith('.js') || path === PRERENDERED_FILE) && before.includes(from)
      ? Buffer.from(before.replaceAll(from, to))
      : null;
  };
}

/**
 * Adds a changed portal as a new version and makes it live: new files in a new folder, and the pointer with
 * their hashes, as a release of other code would.
 * @returns the version's name.
 */
export async function dropInChangedPortal(
  webRoot: string,
  portal: PortalName,
  change: BuiltChange,
): Promise<string> {
  const pointer = await readPointer(webRoot);
  const live = pointer.portals[portal];
  const version = `${live.version}-${randomUUID().slice(0, 8)}`;
  const folder = (name: string): string => join(webRoot, 'remotes', portal, name);
  await cp(folder(live.version), folder(version), { recursive: true });

  let changed = 0;
  for (const entry of await readdir(folder(version), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const after = change(path.slice(folder(version).length + 1), await readFile(path));
    if (after === null) continue;
    await writeFile(path, after);
    await rm(`${path}.br`, { force: true });
    await rm(`${path}.gz`, { force: true });
    changed += 1;
  }
  if (changed === 0) throw new Error(`No built file of ${portal} was changed`);

  const moved = (url: string): string => url.replace(`/${live.version}/`, `/${version}/`);
  const integrity: Record<string, string> = {};
  for (const url of Object.keys(live.integrity)) {
    const bytes = await readFile(join(webRoot, moved(url)));
    integrity[moved(url)] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const next: PortalRelease = {
    ...live,
    version,
    entry: moved(live.entry),
    preload: live.preload.map(moved),
    integrity,
  };
  await replacePointer(webRoot, {
    ...pointer,
    revision: pointer.revision + 1,
    portals: { ...pointer.portals, [portal]: next },
  });
  return version;
}

/** Makes the portals of an earlier pointer live again, as a newer revision. */
export async function pointBackTo(webRoot: string, earlier: ReleasePointer): Promise<void> {
  const { revision } = await readPointer(webRoot);
  await replacePointer(webRoot, { ...earlier, revision: revision + 1 });
}

/** Replaces the pointer atomically. */
async function replacePointer(webRoot: string, pointer: ReleasePointer): Promise<void> {
  const file = join(webRoot, 'releases.json');
  await writeFile(`${file}.next`, `${JSON.stringify(pointer, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

/** The current pointer. */
export async function readPointer(webRoot: string): Promise<ReleasePointer> {
  return JSON.parse(await readFile(join(webRoot, 'releases.json'), 'utf8')) as ReleasePointer;
}

/** Path and hash of every file except the pointer and the files of the given portal. */
export async function fingerprint(webRoot: string, except: PortalName): Promise<string[]> {
  const lines: string[] = [];
  for (const entry of await readdir(webRoot, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(webRoot.length + 1);
    if (name.startsWith('releases.json') || name.startsWith('.releases/')) continue;
    if (name.startsWith(`remotes/${except}/`)) continue;
    lines.push(
      `${name} ${createHash('sha256')
        .update(await readFile(path))
        .digest('hex')}`,
    );
  }
  return lines.toSorted();
}

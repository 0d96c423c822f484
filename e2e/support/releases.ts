import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalName, ReleasePointer } from '@portal/contracts';

/** Takes a portal's files away from the web root, as a lost disk or a bad copy would. */
export async function withoutPortal(
  webRoot: string,
  portal: PortalName,
  during: (bringBack: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = join(webRoot, 'remotes', portal);
  const aside = join(webRoot, `${portal}.aside`);
  await rename(folder, aside);
  let away = true;
  const bringBack = async (): Promise<void> => {
    if (away) await rename(aside, folder);
    away = false;
  };
  try {
    await during(bringBack);
  } finally {
    await bringBack();
  }
}

/**
 * Drops a changed user-portal in as a new version: new files under a new folder, and the pointer.
 * The change is one text, replaced in the built files as a rebuild would.
 */
export async function dropInChangedPortal(
  webRoot: string,
  portal: PortalName,
  text: { from: string; to: string },
): Promise<void> {
  const pointerFile = join(webRoot, 'releases.json');
  const pointer = JSON.parse(await readFile(pointerFile, 'utf8')) as ReleasePointer;
  const live = pointer.portals[portal];
  const version = `${live.version}-changed`;
  const folder = (name: string): string => join(webRoot, 'remotes', portal, name);
  await cp(folder(live.version), folder(version), { recursive: true });

  let changed = 0;
  for (const entry of await readdir(folder(version), { recursive: true })) {
    if (!entry.endsWith('.js')) continue;
    const path = join(folder(version), entry);
    const before = await readFile(path, 'utf8');
    if (!before.includes(text.from)) continue;
    await writeFile(path, before.replaceAll(text.from, text.to));
    await rm(`${path}.br`, { force: true });
    await rm(`${path}.gz`, { force: true });
    changed += 1;
  }
  if (changed === 0) throw new Error(`No built file of ${portal} holds '${text.from}'`);

  const moved = (url: string): string => url.replace(`/${live.version}/`, `/${version}/`);
  const integrity: Record<string, string> = {};
  for (const url of Object.keys(live.integrity)) {
    const bytes = await readFile(join(webRoot, moved(url)));
    integrity[moved(url)] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  const next: ReleasePointer = {
    revision: pointer.revision + 1,
    portals: {
      ...pointer.portals,
      [portal]: {
        ...live,
        version,
        entry: moved(live.entry),
        preload: live.preload.map(moved),
        integrity,
      },
    },
  };
  await replacePointer(webRoot, next);
}

/** Makes this the pointer, whole or not at all. */
export async function replacePointer(webRoot: string, pointer: ReleasePointer): Promise<void> {
  const file = join(webRoot, 'releases.json');
  await writeFile(`${file}.next`, `${JSON.stringify(pointer, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

/** The pointer as it is. */
export async function readPointer(webRoot: string): Promise<ReleasePointer> {
  return JSON.parse(await readFile(join(webRoot, 'releases.json'), 'utf8')) as ReleasePointer;
}

/** Path and hash of every file that is neither the pointer nor one of the given portal's. */
export async function fingerprint(webRoot: string, except: PortalName): Promise<string[]> {
  const lines: string[] = [];
  for (const entry of await readdir(webRoot, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(webRoot.length + 1);
    if (name.startsWith('releases.json') || name.startsWith(`remotes/${except}/`)) continue;
    lines.push(
      `${name} ${createHash('sha256')
        .update(await readFile(path))
        .digest('hex')}`,
    );
  }
  return lines.toSorted();
}

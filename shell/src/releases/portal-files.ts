import type { PortalRelease } from '@portal/contracts';

import { fetchChecked, LostFile } from './fetch-checked';
import { reloadOnce } from './reload-once';

/**
 * What a portal's build asks before each lazy import (tools/vite/checked-imports.ts): resolves once all
 * files of the import are known to be what the release says.
 * @param importer address of the importing module.
 * @param files relative to it.
 */
export type PortalFiles = (importer: string, files: readonly string[]) => Promise<void>;

declare global {
  // A portal may be older or newer than the shell; without this it imports as it always did.
  var portalFiles: PortalFiles | undefined;
}

interface TrustedFolder {
  readonly release: PortalRelease;
  /** Files on their way or arrived, by address. */
  readonly checked: Map<string, Promise<unknown>>;
}

const folders = new Map<string, TrustedFolder>();

const folderOf = (url: string): string => url.split('/', 4).join('/');

/** From now on files of this release may be imported lazily, each against its hash. */
export function trustFiles(release: PortalRelease): void {
  const folder = folderOf(release.entry);
  if (folders.has(folder)) return;
  const checked = new Map<string, Promise<unknown>>();
  for (const url of release.preload) checked.set(url, Promise.resolve());
  folders.set(folder, { release, checked });
}

async function check(url: string): Promise<void> {
  const folder = folders.get(folderOf(url));
  if (!folder) throw new Error(`${url} belongs to no release that was started`);
  const { release, checked } = folder;
  const known = checked.get(url) ?? fetchChecked(url, release.integrity[url]);
  checked.set(url, known);
  try {
    await known;
  } catch (error) {
    checked.delete(url);
    if (error instanceof LostFile && reloadOnce(release.version))
      await new Promise(() => undefined);
    throw error;
  }
}

/** Lets portals ask. Once per page, before the first portal. */
export function offerPortalFiles(): void {
  globalThis.portalFiles = async (importer, files) => {
    await Promise.all(files.map((file) => check(new URL(file, importer).pathname)));
  };
}

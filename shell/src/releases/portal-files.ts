import type { PortalRelease } from '@portal/contracts';

import { fetchChecked, LostFile } from './fetch-checked';
import { reloadOnce } from './reload-once';

/**
 * Called by a portal's build before each lazy import (tools/build/vite/checked-imports.ts). Resolves when all
 * files of the import match their hashes in the release.
 * @param importer address of the importing module.
 * @param files relative to it.
 */
type PortalFiles = (importer: string, files: readonly string[]) => Promise<void>;

declare global {
  // Undefined when the shell is older than the portal; the portal then imports without the check.
  var portalFiles: PortalFiles | undefined;
}

/** A request that runs longer than this, in ms, may hang forever: the next caller starts a new one. */
const PATIENCE_MS = 3500;

interface CheckedFile {
  readonly arrival: Promise<unknown>;
  /** Cancels the request if it runs too long; returns whether it did. */
  readonly giveUpIfLate: () => boolean;
}

interface TrustedFolder {
  readonly release: PortalRelease;
  /** Files that are loading or loaded, by address. */
  readonly checked: Map<string, CheckedFile>;
}

const folders = new Map<string, TrustedFolder>();

const folderOf = (url: string): string => url.split('/', 4).join('/');

/** Allows lazy imports of this release's files, each checked against its hash. */
export function trustFiles(release: PortalRelease): void {
  const folder = folderOf(release.entry);
  if (folders.has(folder)) return;
  const checked = new Map<string, CheckedFile>();
  const here: CheckedFile = { arrival: Promise.resolve(), giveUpIfLate: () => false };
  for (const url of release.preload) checked.set(url, here);
  folders.set(folder, { release, checked });
}

function startCheck(url: string, integrity: string | undefined): CheckedFile {
  const controller = new AbortController();
  const started = performance.now();
  let isLate = (): boolean => performance.now() - started > PATIENCE_MS;
  const arrival = fetchChecked(url, integrity, { signal: controller.signal }).finally(() => {
    isLate = () => false;
  });
  return {
    arrival,
    giveUpIfLate: () => {
      if (!isLate()) return false;
      controller.abort();
      return true;
    },
  };
}

async function check(url: string): Promise<void> {
  const folder = folders.get(folderOf(url));
  if (!folder) throw new Error(`${url} belongs to no release that was started`);
  const { release, checked } = folder;
  if (checked.get(url)?.giveUpIfLate()) checked.delete(url);
  const file = checked.get(url) ?? startCheck(url, release.integrity[url]);
  checked.set(url, file);
  try {
    await file.arrival;
  } catch (error) {
    const newer = checked.get(url);
    // Another part has given up this request and sent a new one: its answer is for both. Without it the first part,
    // often the screen itself, would stay away until the next try of the whole portal.
    if (newer && newer !== file) {
      await check(url);
      return;
    }
    checked.delete(url);
    if (error instanceof LostFile && reloadOnce(release.version))
      await new Promise(() => undefined);
    throw error;
  }
}

/** Makes the check available to portals. Call it once per page, before the first portal. */
export function offerPortalFiles(): void {
  globalThis.portalFiles = async (importer, files) => {
    await Promise.all(files.map((file) => check(new URL(file, importer).pathname)));
  };
}

import type { PortalRelease } from '@portal/contracts';

import { fetchChecked, LostFile } from './fetch-checked';
import { reloadOnce } from './reload-once';

/**
 * What a portal's build asks before each lazy import (tools/build/vite/checked-imports.ts): resolves once all
 * files of the import are known to be what the release says.
 * @param importer address of the importing module.
 * @param files relative to it.
 */
export type PortalFiles = (importer: string, files: readonly string[]) => Promise<void>;

declare global {
  // A portal may be older or newer than the shell; without this it imports as it always did.
  var portalFiles: PortalFiles | undefined;
}

/** What is still on its way after so long may hang for ever: a repeated caller gets a new try. */
const PATIENCE_MS = 3500;

interface CheckedFile {
  readonly arrival: Promise<unknown>;
  /** Gives it up when it is late by now; tells whether it did. */
  readonly giveUpIfLate: () => boolean;
}

interface TrustedFolder {
  readonly release: PortalRelease;
  /** Files on their way or arrived, by address. */
  readonly checked: Map<string, CheckedFile>;
}

const folders = new Map<string, TrustedFolder>();

const folderOf = (url: string): string => url.split('/', 4).join('/');

/** From now on files of this release may be imported lazily, each against its hash. */
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
    if (checked.get(url) === file) checked.delete(url);
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

import { type LiveShell, SHELL_FILE, type ShellCanary } from '@portal/contracts';
import { replayLog } from '@portal/rules';

import { readLog } from './release-log';
import type { Store } from './store';
import { readRecord } from './version-folder';

/** The versions of the shell that visitors get. */
export interface GivenShell {
  /** Null before the first release, or when the file of the shell is damaged. */
  readonly live: string | null;
  readonly canary: ShellCanary | null;
}

/** The same, and what they can get without a build. */
export interface ShellState extends GivenShell {
  /** Newest first; only versions that were laid down whole. */
  readonly earlier: readonly string[];
}

/** What the file of the shell says; null before the first release, or when it is damaged. */
async function readShell(store: Store): Promise<LiveShell | null> {
  const text = (await store.read(SHELL_FILE))?.toString('utf8') ?? 'null';
  try {
    const shell = JSON.parse(text) as Partial<LiveShell> | null;
    return shell?.version === undefined ? null : { ...shell, version: shell.version };
  } catch {
    return null;
  }
}

/** Writes the file of the shell. Call it only under the release lock. @returns true when it changed. */
export async function writeShell(store: Store, shell: LiveShell): Promise<boolean> {
  const text = `${JSON.stringify(shell)}\n`;
  if ((await store.read(SHELL_FILE))?.equals(Buffer.from(text))) return false;
  await store.write(SHELL_FILE, text);
  return true;
}

/** What is given out now. */
export async function givenShell(store: Store): Promise<GivenShell> {
  const shell = await readShell(store);
  return { live: shell?.version ?? null, canary: shell?.canary ?? null };
}

/** The live version; null before the first release, or when its file is damaged. */
export const liveShell = async (store: Store): Promise<string | null> =>
  (await givenShell(store)).live;

/** The live version, the canary, and the earlier versions of the log. */
export async function shellState(store: Store): Promise<ShellState> {
  const { live, canary } = await givenShell(store);
  const earlier: string[] = [];
  for (const version of replayLog(await readLog(store), 'shell').earlier) {
    const record = await readRecord(store, 'shell', version).catch(() => null);
    if (record && version !== live) earlier.push(version);
  }
  return { live, canary, earlier };
}

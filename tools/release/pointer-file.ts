import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { PortalName, PortalRelease } from '@portal/contracts';

import { readIfThere, writeAtomically } from './write-files';

const LOCK_PATIENCE_MS = 10_000;
const LOCK_ABANDONED_MS = 30_000;

/** `releases.json` as it lies on disk; before the first release of a portal its record is missing. */
export interface StoredPointer {
  readonly revision: number;
  readonly portals: Readonly<Partial<Record<PortalName, PortalRelease>>>;
}

/** Somebody else changed the pointer since it was read. */
export class PointerConflict extends Error {
  override readonly name = 'PointerConflict';
}

const pointerPath = (webRoot: string): string => join(webRoot, 'releases.json');

/** Reads the pointer of a web root; revision 0 when nothing was ever published. */
export async function readPointer(webRoot: string): Promise<StoredPointer> {
  const bytes = await readIfThere(pointerPath(webRoot));
  if (!bytes) return { revision: 0, portals: {} };
  return JSON.parse(bytes.toString('utf8')) as StoredPointer;
}

async function dropAbandonedLock(lockPath: string): Promise<void> {
  const lock = await stat(lockPath).catch(() => null);
  if (lock && Date.now() - lock.mtimeMs > LOCK_ABANDONED_MS) await rm(lockPath, { force: true });
}

async function withLock<Value>(webRoot: string, action: () => Promise<Value>): Promise<Value> {
  await mkdir(webRoot, { recursive: true });
  const lockPath = `${pointerPath(webRoot)}.lock`;
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const lock = await open(lockPath, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' || Date.now() > deadline) throw error;
      return null;
    });
    if (lock) {
      try {
        return await action();
      } finally {
        await lock.close();
        await rm(lockPath, { force: true });
      }
    }
    await dropAbandonedLock(lockPath);
    await pause(20);
  }
}

/**
 * Compare-and-swap: writes `portals` as revision `expected + 1`.
 * @throws PointerConflict when the pointer is no longer at revision `expected` (goal O5).
 */
export function swapPointer(
  webRoot: string,
  expected: number,
  portals: StoredPointer['portals'],
): Promise<StoredPointer> {
  return withLock(webRoot, async () => {
    const current = await readPointer(webRoot);
    if (current.revision !== expected) {
      throw new PointerConflict(`releases.json is at ${current.revision}, not at ${expected}`);
    }
    const next: StoredPointer = { revision: expected + 1, portals };
    await writeAtomically(pointerPath(webRoot), `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
}

/**
 * Makes `release` the live one of a portal, whatever happens to the other portal meanwhile. Writes
 * nothing when it is live already. Returns whether the pointer changed.
 */
export async function pointTo(
  webRoot: string,
  portal: PortalName,
  release: PortalRelease,
): Promise<boolean> {
  for (;;) {
    const { revision, portals } = await readPointer(webRoot);
    if (portals[portal]?.version === release.version) return false;
    try {
      await swapPointer(webRoot, revision, { ...portals, [portal]: release });
      return true;
    } catch (error) {
      if (!(error instanceof PointerConflict)) throw error;
    }
  }
}

import { readReleaseLines, RELEASE_LOG_FILE, type ReleaseLine } from '@portal/rules';
import type { Site } from './site';
import type { Store } from './store';

/** A line of an action that happens now, with who does it and why. */
export function newLine(
  { now, who, reason }: Site,
  action: Omit<ReleaseLine, 'at' | 'who' | 'reason'>,
): ReleaseLine {
  return { at: now().toISOString(), who, ...action, ...(reason === null ? {} : { reason }) };
}

/** All actions, oldest first. */
export async function readLog(store: Store): Promise<ReleaseLine[]> {
  return readReleaseLines((await store.read(RELEASE_LOG_FILE))?.toString('utf8') ?? '');
}

/**
 * Appends a line. Call it only under the release lock: an object store cannot append, so the whole file is
 * written.
 */
export async function writeLine(store: Store, line: ReleaseLine): Promise<void> {
  const before = (await store.read(RELEASE_LOG_FILE)) ?? Buffer.alloc(0);
  await store.write(
    RELEASE_LOG_FILE,
    Buffer.concat([before, Buffer.from(`${JSON.stringify(line)}\n`)]),
  );
}

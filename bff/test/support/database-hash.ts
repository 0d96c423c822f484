import { createHash } from 'node:crypto';
import { DatabaseContents, type Documents } from './database-contents';
import type { TestServer } from './test-server';

/** Heartbeats of relays. Each of their requests may change them, also a refused one. */
const BEATS = 'relay_beats';

/** Collections that record views of unmasked bearer values: the only writes of a read. */
export const VIEW_RECORDS = ['audit', 'bearer_views'] as const;

/**
 * A hash of the whole database, except the heartbeats and the collections left out. Equal hashes mean equal
 * content.
 */
export async function databaseHash(
  server: TestServer,
  leftOut: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, documents] of await DatabaseContents.of(server).read()) {
    if (name === BEATS || leftOut.includes(name)) continue;
    hash.update(name).update(textOf(documents));
  }
  return hash.digest('hex');
}

/** Texts of what was read once. */
const texts = new WeakMap<Documents, string>();

function textOf(documents: Documents): string {
  const text = texts.get(documents) ?? JSON.stringify(documents);
  texts.set(documents, text);
  return text;
}

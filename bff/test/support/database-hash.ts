import { createHash } from 'node:crypto';
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
  const collections = await server.connection.db?.listCollections().toArray();
  const names = (collections ?? [])
    .map(({ name }) => name)
    .filter((name) => name !== BEATS && !leftOut.includes(name))
    .sort();
  const contents = await Promise.all(
    names.map((name) => server.connection.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  for (const [place, name] of names.entries()) {
    hash.update(name).update(JSON.stringify(contents[place]));
  }
  return hash.digest('hex');
}

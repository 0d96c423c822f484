import { createHash } from 'node:crypto';
import type { TestServer } from './test-server';

/** When relays were last heard: each of their requests may change it, refused ones too. */
const BEATS = 'relay_beats';

/** What recording a view of whole bearer values writes: the only thing that reading may change. */
export const VIEW_RECORDS = ['audit', 'bearer_views'] as const;

/**
 * Stands for everything in the database but the relays' beats and collections left out: the same hash,
 * the same content.
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

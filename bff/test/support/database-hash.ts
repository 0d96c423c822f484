import { createHash } from 'node:crypto';
import type { TestServer } from './test-server';

/** When relays were last heard: each of their requests may change it, refused ones too. */
const BEATS = 'relay_beats';

/** Stands for everything in the database but the relays' beats: the same hash, the same content. */
export async function databaseHash(server: TestServer): Promise<string> {
  const hash = createHash('sha256');
  const collections = await server.connection.db?.listCollections().toArray();
  const names = (collections ?? [])
    .map(({ name }) => name)
    .filter((name) => name !== BEATS)
    .sort();
  const contents = await Promise.all(
    names.map((name) => server.connection.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  for (const [place, name] of names.entries()) {
    hash.update(name).update(JSON.stringify(contents[place]));
  }
  return hash.digest('hex');
}

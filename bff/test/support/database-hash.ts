import { createHash } from 'node:crypto';
import type { TestServer } from './test-server';

/** Stands for everything in the database: the same hash, the same content. */
export async function databaseHash(server: TestServer): Promise<string> {
  const hash = createHash('sha256');
  const collections = await server.connection.db?.listCollections().toArray();
  const names = (collections ?? []).map(({ name }) => name).sort();
  const contents = await Promise.all(
    names.map((name) => server.connection.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  for (const [place, name] of names.entries()) {
    hash.update(name).update(JSON.stringify(contents[place]));
  }
  return hash.digest('hex');
}

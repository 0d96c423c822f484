import { createHash } from 'node:crypto';
import type { TestServer } from './test-server';

/** Stands for everything in the database: the same hash, the same content. */
export async function databaseHash(server: TestServer): Promise<string> {
  const hash = createHash('sha256');
  const collections = await server.connection.db?.listCollections().toArray();
  for (const { name } of [...(collections ?? [])].sort((a, b) => a.name.localeCompare(b.name))) {
    const documents = await server.connection.collection(name).find().sort({ _id: 1 }).toArray();
    hash.update(name).update(JSON.stringify(documents));
  }
  return hash.digest('hex');
}

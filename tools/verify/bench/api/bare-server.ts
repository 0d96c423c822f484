import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { BSON, type Db, type Document, MongoClient } from 'mongodb';
import type { Recording } from './recorder';

// A minimal HTTP server that sends the same database commands as the service. Run by `npm run verify --
// api`.

/** Sends a command with the plain driver. */
async function ask(db: Db, command: Document): Promise<unknown> {
  const { find, aggregate, filter, projection, sort, skip, limit, batchSize } = command;
  if (typeof find === 'string') {
    const options = { projection, sort, skip, limit, batchSize } as Document;
    const given = Object.fromEntries(
      Object.entries(options).filter(([, value]) => value !== undefined),
    );
    return db
      .collection(find)
      .find(filter as Document, given)
      .toArray();
  }
  if (typeof aggregate === 'string')
    return db
      .collection(aggregate)
      .aggregate(command['pipeline'] as Document[])
      .toArray();
  return db.command(command);
}

/** The recorded commands by path, in extended JSON. */
const recordings = Object.entries(
  BSON.EJSON.parse(readFileSync(process.env['RECORDINGS'] ?? '', 'utf8')) as Record<
    string,
    Recording
  >,
);
const client = await MongoClient.connect(process.env['MONGODB_URI'] ?? '');
const server = Fastify();
server.get('/health/ready', async () => ({ ok: true }));
for (const [path, groups] of recordings)
  server.get(path.split('?', 1)[0] ?? '', async () => {
    let found: unknown[] = [];
    for (const group of groups)
      found = await Promise.all(group.map((command) => ask(client.db(), command)));
    return { success: true, data: found };
  });
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });

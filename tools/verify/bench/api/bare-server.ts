import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { BSON, type Db, type Document, MongoClient } from 'mongodb';
import type { Recorded } from './recorder';

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

/** What was recorded, by path with query, in extended JSON. */
const recordings = new Map(
  Object.entries(
    BSON.EJSON.parse(readFileSync(process.env['RECORDINGS'] ?? '', 'utf8')) as Record<
      string,
      Recorded
    >,
  ),
);
const client = await MongoClient.connect(process.env['MONGODB_URI'] ?? '');
const server = Fastify();
server.get('/health/ready', async () => ({ ok: true }));
server.get('/*', async ({ url }, reply) => {
  const recorded = recordings.get(url);
  if (!recorded) return reply.code(404).send();
  const { commands, answer } = recorded;
  if (commands.length === 0) return reply.type('application/json').send(answer);
  let found: unknown[] = [];
  for (const group of commands)
    found = await Promise.all(group.map((command) => ask(client.db(), command)));
  return { success: true, data: found };
});
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });

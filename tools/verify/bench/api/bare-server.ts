import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { BSON, type ClientSession, type Db, type Document, MongoClient } from 'mongodb';
import type { Recorded } from './recorder';

// A minimal HTTP server that sends the same database commands as the service. Run by `npm run verify --
// api`.

/** Sends a command with the plain driver. */
async function ask(
  db: Db,
  command: Document,
  session: ClientSession | undefined,
): Promise<unknown> {
  const { find, aggregate, filter, projection, sort, skip, limit, batchSize } = command;
  if (typeof find === 'string') {
    const options = { projection, sort, skip, limit, batchSize, session } as Document;
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
      .aggregate(command['pipeline'] as Document[], session ? { session } : {})
      .toArray();
  return db.command(command);
}

/** Sends recorded commands; those of a snapshot in a session, which is ended. Returns the last answers. */
async function askAll(groups: Recorded['commands']): Promise<unknown[]> {
  const sessions = new Map<unknown, ClientSession>();
  const send = async ({ snapshot, ...command }: Document): Promise<unknown> => {
    const session = sessions.get(snapshot);
    if ('abortTransaction' in command || 'commitTransaction' in command) {
      await session?.abortTransaction();
      return session?.endSession();
    }
    if (command['startTransaction'] !== true) return ask(client.db(), command, session);
    const started = client.startSession();
    started.startTransaction({ readConcern: { level: 'snapshot' } });
    sessions.set(snapshot, started);
    return ask(client.db(), command, started);
  };
  let found: unknown[] = [];
  for (const group of groups) found = await Promise.all(group.map(send));
  return found;
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
// The read concern of the service (connectionOptions), which is part of each of its commands.
const client = await MongoClient.connect(process.env['MONGODB_URI'] ?? '', {
  readConcernLevel: 'majority',
});
const server = Fastify();
server.get('/health/ready', async () => ({ ok: true }));
server.get('/*', async ({ url }, reply) => {
  const recorded = recordings.get(url);
  if (!recorded) return reply.code(404).send();
  const { commands, answer } = recorded;
  if (commands.length === 0) return reply.type('application/json').send(answer);
  return { success: true, data: await askAll(commands) };
});
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });

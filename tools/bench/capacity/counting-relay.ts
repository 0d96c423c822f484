import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON } from 'mongodb';

/** A socket before the database's that counts what is asked. */
export interface CountingRelay {
  /** For the driver. */
  readonly uri: string;
  /** Requests so far, by collection. */
  asked(collection: string): number;
  stop(): void;
}

/** The one kind of message that commands come in; the first greeting of a connection is of another. */
const COMMAND = 2013;
/** After header, flags and the kind of the first section, whose document names the command. */
const BODY_AT = 21;

/** Which collection a message asks; empty: none. */
function collectionOf(message: Buffer): string {
  if (message.readInt32LE(12) !== COMMAND) return '';
  const body = message.subarray(BODY_AT, BODY_AT + message.readInt32LE(BODY_AT));
  // Of every command of the driver the first field names it, with the collection as value.
  const [collection] = Object.values(BSON.deserialize(body));
  return typeof collection === 'string' ? collection : '';
}

/** Cuts a stream into messages, each beginning with its own length, and tells what each asks. */
function messageReader(tell: (collection: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      tell(collectionOf(rest.subarray(0, length)));
      rest = rest.subarray(length);
    }
  };
}

/** Stands before a database at a Unix socket, as the embedded engine has it. */
export async function startCountingRelay(uri: string): Promise<CountingRelay> {
  const target = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const path = join(folder, 'mongodb.sock');
  const sockets = new Set<Socket>();
  const asked = new Map<string, number>();
  const server = createServer((client) => {
    const database = connect(target);
    client.on(
      'data',
      messageReader((name) => asked.set(name, (asked.get(name) ?? 0) + 1)),
    );
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((done) => server.listen(path, done));
  return {
    uri: uri.replace(encodeURIComponent(target), encodeURIComponent(path)),
    asked: (collection) => asked.get(collection) ?? 0,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Document } from 'mongodb';

/** Receives the traffic of a proxy. */
export interface Listener {
  /** A command of the driver. */
  onCommand(command: Document): void;
  /** A part of an answer. */
  onAnswer?(): void;
}

/** A proxy socket in front of the database. */
export interface Relay {
  /** URI for the driver. */
  readonly uri: string;
  stop(): void;
}

/** OP_MSG, the opcode of all commands. Only the first hello of a connection uses another one. */
const COMMAND = 2013;
/** Position after header, flags and the kind of the first section. */
const BODY_AT = 21;

/** The command of a message; null: no command. */
function commandOf(message: Buffer): Document | null {
  if (message.readInt32LE(12) !== COMMAND) return null;
  return BSON.deserialize(message.subarray(BODY_AT, BODY_AT + message.readInt32LE(BODY_AT)));
}

/** Splits a stream into messages by their length prefix and reports each command. */
function messageReader({ onCommand }: Listener): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      const command = commandOf(rest.subarray(0, length));
      if (command) onCommand(command);
      rest = rest.subarray(length);
    }
  };
}

/** Starts a proxy in front of a database at a Unix socket, as the embedded engine uses. */
export async function startRelay(uri: string, listener: Listener): Promise<Relay> {
  const target = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const path = join(folder, 'mongodb.sock');
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(target);
    client.on('data', messageReader(listener));
    database.on('data', () => listener.onAnswer?.());
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
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

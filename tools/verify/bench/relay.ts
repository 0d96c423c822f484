import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Document } from 'mongodb';

/** Hears what goes by. */
export interface Listener {
  /** A command, as the driver sent it. */
  onCommand(command: Document): void;
  /** Something of an answer. */
  onAnswer?(): void;
}

/** A socket before the database's. */
export interface Relay {
  /** For the driver. */
  readonly uri: string;
  stop(): void;
}

/** The one kind of message that commands come in; the first greeting of a connection is of another. */
const COMMAND = 2013;
/** After header, flags and the kind of the first section. */
const BODY_AT = 21;

/** What a message asks; null: no command. */
function commandOf(message: Buffer): Document | null {
  if (message.readInt32LE(12) !== COMMAND) return null;
  return BSON.deserialize(message.subarray(BODY_AT, BODY_AT + message.readInt32LE(BODY_AT)));
}

/** Cuts a stream into messages, each beginning with its own length, and tells what each asks. */
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

/** Stands before a database at a Unix socket, as the embedded engine has it. */
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

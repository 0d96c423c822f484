import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket before the database's that counts what is asked. */
export interface CountingRelay {
  /** For the driver. */
  readonly uri: string;
  /** Requests so far, of all kinds. */
  readonly asked: number;
  stop(): void;
}

/** Counts the frames of a stream: each begins with its own length. */
function frameCounter(count: () => void): (chunk: Buffer) => void {
  let [header, left] = [Buffer.alloc(0), 0];
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (left === 0) {
        const taken = Math.min(4 - header.length, rest.length);
        header = Buffer.concat([header, rest.subarray(0, taken)]);
        rest = rest.subarray(taken);
        if (header.length < 4) return;
        left = header.readInt32LE(0) - 4;
        header = Buffer.alloc(0);
        count();
        continue;
      }
      const taken = Math.min(left, rest.length);
      left -= taken;
      rest = rest.subarray(taken);
    }
  };
}

/** Stands before a database at a Unix socket, as the embedded engine has it. */
export async function startCountingRelay(uri: string): Promise<CountingRelay> {
  const target = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const path = join(folder, 'mongodb.sock');
  const sockets = new Set<Socket>();
  let asked = 0;
  const server = createServer((client) => {
    const database = connect(target);
    const count = frameCounter(() => (asked += 1));
    client.on('data', count);
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
    get asked() {
      return asked;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

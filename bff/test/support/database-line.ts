import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a database that can go dead: bytes stop, connections stay. */
export interface DatabaseLine {
  /** Names the same database, over the line. */
  readonly uri: string;
  goDead(): void;
  stop(): void;
}

/** Puts a line in front of a database. */
export async function openDatabaseLine(databaseUri: string): Promise<DatabaseLine> {
  const [, hosts = '', path = ''] = /^mongodb:\/\/([^/]+)\/([^?]*)/.exec(databaseUri) ?? [];
  const sockets: Socket[] = [];
  let dead = false;
  const server = createServer((near) => {
    const far = connectTo(decodeURIComponent(hosts));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      if (!dead) from.pipe(to);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}/${path}?directConnection=true`,
    goDead() {
      dead = true;
      for (const socket of sockets) socket.unpipe();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address);
  const [host = '', port = '27017'] = (address.split(',')[0] ?? '').split(':');
  return connect(Number(port), host);
}

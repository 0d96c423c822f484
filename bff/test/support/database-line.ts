import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** State of the proxy between a service and its database. */
type State =
  /** Forwards the bytes. */
  | 'open'
  /** Drops the bytes and keeps connections: a half-open connection, or a database that hangs. */
  | 'silent'
  /** Refuses and closes connections: the database is not running. */
  | 'closed';

/** A proxy to a database that can fail in every way a network can (PAY-21, TST-7). */
export interface DatabaseLine {
  /** URI of the same database through the proxy. */
  readonly uri: string;
  /** From now on bytes are dropped. Connections stay open, and new ones are accepted. */
  goDead(): void;
  /** From now on connections are refused and closed. */
  close(): void;
  /** Forwards bytes again. Connections from a silent time stay dead, as in a network. */
  open(): void;
  /** Delays each chunk of an answer, in ms. */
  slowDown(ms: number): void;
  /** Closes the connection of the next commit: before the commit arrives, or before its answer does. */
  cutNextCommit(when: 'request' | 'answer'): Promise<void>;
  /** Goes silent when the next commit has arrived, so that its answer is lost. */
  silenceNextCommit(): Promise<void>;
  /** Number of connections. */
  readonly connections: number;
  stop(): void;
}

/** Opens a proxy in front of a database. */
export async function openDatabaseLine(databaseUri: string): Promise<DatabaseLine> {
  const [, hosts = '', path = ''] = /^mongodb:\/\/([^/]+)\/([^?]*)/.exec(databaseUri) ?? [];
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: State = 'open';
  let delayMs = 0;
  let cut: { when: 'request' | 'answer' | 'silence'; done: () => void } | null = null;

  const breakOff = (pair: readonly [Socket, Socket]): void => {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'closed') return void near.destroy();
    const pair = [near, connectTo(decodeURIComponent(hosts))] as const;
    const [, far] = pair;
    let isSilent = false;
    let cutsAnswer: (() => void) | null = null;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined).on('close', () => breakOff(pair));
    }
    near.on('data', (bytes) => {
      isSilent ||= state === 'silent';
      if (isSilent) return;
      if (cut && bytes.includes('commitTransaction')) {
        const { when, done } = cut;
        cut = null;
        if (when === 'request') {
          breakOff(pair);
          return done();
        }
        if (when === 'silence') {
          state = 'silent';
          done();
        } else cutsAnswer = done;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      isSilent ||= state === 'silent';
      if (isSilent) return;
      if (cutsAnswer) {
        breakOff(pair);
        return cutsAnswer();
      }
      if (delayMs === 0) near.write(bytes);
      else setTimeout(() => near.destroyed || near.write(bytes), delayMs);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}/${path}?directConnection=true`,
    goDead: () => void (state = 'silent'),
    close() {
      state = 'closed';
      for (const pair of pairs) breakOff(pair);
    },
    open: () => void (state = 'open'),
    slowDown: (ms) => void (delayMs = ms),
    cutNextCommit: (when) => new Promise<void>((done) => (cut = { when, done })),
    silenceNextCommit: () => new Promise<void>((done) => (cut = { when: 'silence', done })),
    get connections() {
      return pairs.size;
    },
    stop() {
      for (const pair of pairs) breakOff(pair);
      server.close();
    },
  };
}

function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address);
  const [host = '', port = '27017'] = (address.split(',')[0] ?? '').split(':');
  return connect(Number(port), host);
}

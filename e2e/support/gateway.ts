import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { answerSpoilt, type Fault, type SpoilingFault } from './faults';

/** A proxy to the system. It can be stopped, and it can break single files (TST-16). */
export interface Gateway {
  readonly url: string;
  /** Takes the browser offline, including its service worker. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** From now on every answer to a matching path has the fault. */
  spoil(path: RegExp, fault: Fault): void;
  /** Ends all faults. Requests that hang stay so until the browser gives up. */
  mend(): void;
}

/** Opens a proxy to the system at `target`. Cut it at the end. */
export async function openGateway(target: string): Promise<Gateway> {
  const sockets = new Set<Socket>();
  let faults: { readonly path: RegExp; readonly fault: Fault }[] = [];
  const server = createServer((incoming, outgoing) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const fault = faults.find((one) => one.path.test(path))?.fault;
    if (fault === 'hang') return;
    if (typeof fault === 'number') {
      outgoing.writeHead(fault, { 'cache-control': 'no-store' }).end();
      return;
    }
    pass(incoming, outgoing, target, fault);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((settle) => server.listen(port, '127.0.0.1', settle));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((settle) => {
        server.close(() => settle());
        for (const socket of sockets) socket.destroy();
      }),
    restore: () => listen(port),
    spoil: (path, fault) => void (faults = [{ path, fault }, ...faults]),
    mend: () => void (faults = []),
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  fault: SpoilingFault | undefined,
): void {
  const headers = { ...incoming.headers };
  // An answer that will be changed must be complete and not compressed.
  if (fault !== undefined) {
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) {
      delete headers[name];
    }
  }
  const address = new URL(incoming.url ?? '/', target);
  const passed = (address.protocol === 'https:' ? requestSecurely : request)(
    address,
    { method: incoming.method, headers },
    (answer) => {
      if (fault !== undefined) {
        answerSpoilt(fault, answer, outgoing).catch(() => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An instance of the bff, played: answers as the test says and keeps what it was asked. */
export interface PlayedService {
  readonly address: string;
  readonly requests: readonly IncomingMessage[];
  /** Ends it at once, connections and all, as `kill -9` would. */
  kill(): Promise<void>;
}

/** Listens on a port of its own, or on the one of an instance that was killed. */
export async function playService(answer: RequestListener, port = 0): Promise<PlayedService> {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async kill() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

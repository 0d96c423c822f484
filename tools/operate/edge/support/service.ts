import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake bff instance. It answers as the test defines and records the requests. */
export interface PlayedService {
  readonly address: string;
  readonly requests: readonly IncomingMessage[];
  /** Stops it at once with all connections, as `kill -9` would. */
  kill(): Promise<void>;
}

/** Listens on a free port, or on the port of a killed instance. */
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

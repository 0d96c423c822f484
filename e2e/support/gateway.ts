import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A line to the system that can be cut: for the browser the network is gone, worker and all. */
export interface Gateway {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Opens a line to the system at `target`; cut it when done. */
export async function openGateway(target: string): Promise<Gateway> {
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
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
  };
}

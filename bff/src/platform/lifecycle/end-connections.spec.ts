import { fastify, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { DrainService } from './drain.service';
import { endConnectionsOnDrain, takeLastRequests } from './end-connections';

let server: FastifyInstance;
let drain: DrainService;
let port: number;
beforeEach(async () => {
  server = fastify();
  drain = new DrainService();
  endConnectionsOnDrain(server, drain);
  server.get('/', () => 'here');
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterEach(() => server.close());

const REQUEST = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

/** A connection that was used and is kept, as those of the edge. */
async function keptConnection(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(REQUEST);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^connection: keep-alive/im);
  return socket;
}

const stop = (patienceMs?: number) => takeLastRequests(server.server, drain, patienceMs);

describe('a service that ends its connections (OPS-21)', () => {
  it('answers the request that is on its way on a kept connection, and closes that', async () => {
    const socket = await keptConnection();
    // In the buffers of the system; the service reads them later than it begins to stop.
    socket.write(REQUEST);
    const stopped = stop();
    const answer = await text(socket);
    expect(answer).toContain('200 OK');
    expect(answer).toMatch(/^connection: close/im);
    await stopped;
  });

  it('takes no new connection meanwhile', async () => {
    const socket = await keptConnection();
    const stopped = stop();
    const other = connect(port, '127.0.0.1');
    const [error] = (await once(other, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    socket.destroy();
    await stopped;
  });

  it('waits no longer than its patience for a connection that nobody uses, and then closes it', async () => {
    const socket = await keptConnection();
    const ended = once(socket, 'close');
    await stop(1);
    expect(socket.closed).toBe(false);
    await server.close();
    socket.resume();
    await ended;
  });

  it('keeps its connections until then, also while readiness is off', async () => {
    drain.begin();
    const agent = new Agent({ keepAlive: true });
    const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.headers.connection).toBe('keep-alive');
    agent.destroy();
  });
});

/** @jest-environment node */
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

const stop = () => takeLastRequests(server.server, drain);

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

  describe('with kept connections that are used one after the other', () => {
    // Only timers stand still, because connections are real.
    beforeEach(() =>
      jest.useFakeTimers({
        doNotFake: [
          'nextTick',
          'setImmediate',
          'clearImmediate',
          'queueMicrotask',
          'Date',
          'performance',
        ],
      }),
    );
    afterEach(() => jest.useRealTimers());

    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

    async function use(socket: Socket): Promise<void> {
      socket.write(REQUEST);
      expect(await text(socket)).toContain('200 OK');
    }

    it('goes on while they are, and ends a second after the last one, with those that nobody uses', async () => {
      const used = [await keptConnection(), await keptConnection()];
      const unused = await keptConnection();
      const stopped = jest.fn();
      void stop().then(stopped);
      for (const socket of used) {
        await pass(900);
        await use(socket);
      }
      await pass(900);
      expect(stopped).not.toHaveBeenCalled();
      await pass(100);
      expect(stopped).toHaveBeenCalled();
      const ended = once(unused.resume(), 'close');
      await server.close();
      await ended;
    });

    it('ends after ten seconds although they are', async () => {
      const kept: Socket[] = [];
      for (let count = 0; count < 12; count += 1) kept.push(await keptConnection());
      const stopped = jest.fn();
      void stop().then(stopped);
      for (const socket of kept.slice(0, 11)) {
        await pass(900);
        await use(socket);
      }
      expect(stopped).not.toHaveBeenCalled();
      await pass(100);
      expect(stopped).toHaveBeenCalled();
    });
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

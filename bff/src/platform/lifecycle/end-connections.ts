import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import type { DrainService } from './drain.service';

/** Time for requests that are on their way on kept connections. */
const LAST_REQUESTS_MS = 1_000;

/**
 * Closes connections after their answer, because an idle keep-alive connection would delay the shutdown until
 * its timeout.
 */
export function endConnectionsOnDrain(server: FastifyInstance, drain: DrainService): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.endsConnections) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Takes no new connection, and lets a request come on each open one. A connection that is closed while a request is on
 * its way breaks that request, and the edge repeats no POST. Until now connections were kept, so hardly a
 * new one waits to be taken: closing the port would break it too.
 * @returns when no connection is open, at the latest after `patienceMs`.
 */
export async function takeLastRequests(
  server: Server,
  drain: DrainService,
  patienceMs: number = LAST_REQUESTS_MS,
): Promise<void> {
  drain.endConnections();
  await new Promise<void>((done) => {
    const timer = setTimeout(done, patienceMs);
    // The `close` of an HTTP server would close idle connections at once.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(timer);
      done();
    });
  });
}

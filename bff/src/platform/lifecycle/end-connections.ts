import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import type { DrainService } from './drain.service';

/** Without a request for so long, the edge uses the other instance and not its kept connections to this one. */
const QUIET_MS = 1_000;
/** A part of the time that a stop may take (close-on-signal.ts). */
const LONGEST_MS = 10_000;

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
 * Takes no new connection, and lets one more request come on each open one. A connection that is closed while a request
 * is on its way breaks that request, and the edge repeats no POST. Until now connections were kept, so
 * hardly a new one waits to be taken: closing the port would break it too.
 * @returns when no connection is open, no request came for a second, or after ten seconds.
 */
export async function takeLastRequests(server: Server, drain: DrainService): Promise<void> {
  drain.endConnections();
  await new Promise<void>((done) => {
    const quiet = setTimeout(done, QUIET_MS);
    server.on('request', () => quiet.refresh());
    setTimeout(done, LONGEST_MS).unref();
    // The `close` of an HTTP server would close idle connections at once.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(quiet);
      done();
    });
  });
}

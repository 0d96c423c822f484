import { protectiveHeaders } from '@portal/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Sets the headers before anything else may answer, the request's id among them. */
export function setProtectiveHeaders(server: FastifyInstance, isProduction: boolean): void {
  const headers = protectiveHeaders(isProduction);
  server.addHook('onRequest', (request, reply, done) => {
    applyHeaders(reply, request.id, headers);
    done();
  });
}

/** The same for answers that no hook sees, such as those to unreadable addresses. */
export function applyHeaders(
  reply: FastifyReply,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): void {
  reply.headers({ ...headers, 'x-request-id': requestId });
}

import { protectiveHeaders } from '@portal/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Sets the security headers and the request id before any other code can answer. */
export function setProtectiveHeaders(server: FastifyInstance, isProduction: boolean): void {
  const headers = protectiveHeaders(isProduction);
  server.addHook('onRequest', (request, reply, done) => {
    applyHeaders(reply, request.id, headers);
    done();
  });
}

/** The same for answers that no hook sees, such as answers to unreadable URLs. */
export function applyHeaders(
  reply: FastifyReply,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): void {
  reply.headers(headers).header('x-request-id', requestId);
}

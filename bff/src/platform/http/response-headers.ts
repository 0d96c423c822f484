import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** What an answer that is no page may do in a browser: nothing. */
const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer (goal S56). Pages and files replace policy and caching with their own. */
export function protectiveHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The Telegram sign-in opens a window and has to talk to it (goal S8).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isProduction
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
}

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

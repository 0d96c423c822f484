import { ERROR_CATALOGUE, type Failure } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { UNMATCHED } from './route-of';

type Headers = Readonly<Record<string, string>>;

const CODE = 'request/invalid';

/** An address under a path that never serves a page. */
const NOWHERE = '/api/nowhere';

/**
 * Answers requests that Node's parser could not read and that therefore reach no hook and no filter. The
 * answer has the envelope and the headers of every answer, and one line is logged. Node alone would send a
 * bare 400.
 */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex & { readonly bytesWritten?: number },
  headers: Headers,
  logger: Logger,
): void {
  // A caller who disconnected reads nothing. A partly sent answer must not be followed by another one.
  const hasLeft = error.code === 'ECONNRESET' || (isCutOff(error) && hasRequest(socket));
  const canAnswer = !hasLeft && socket.writable && !isAnswering(socket);
  if (canAnswer) refuse(socket, headers, logger);
  else socket.destroy(error);
}

/** The connection ended in the middle of a request. */
const isCutOff = ({ code }: NodeJS.ErrnoException): boolean => code === 'HPE_INVALID_EOF_STATE';

/** The answer that Node is sending on a connection; undefined between requests. */
const answerOf = (socket: object): { readonly headersSent?: boolean } | null | undefined =>
  (socket as { _httpMessage?: { headersSent?: boolean } | null })._httpMessage;

/**
 * Whether the connection has a running request. That request detects that its caller left, and logs it once.
 */
const hasRequest = (socket: object): boolean => answerOf(socket) != null;

/**
 * Handles requests that Node does not pass to the service. Node closes the connection of a CONNECT without an
 * answer. A server may ignore expectations other than 100-continue (RFC 9110, 10.1.1).
 */
export function answerUnusualRequests(
  { server }: Pick<FastifyInstance, 'server'>,
  headers: Headers,
  logger: Logger,
): void {
  server.on('connect', (_request, socket) => refuse(socket, headers, logger));
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}

/**
 * The request target for the router. A target without a leading path, such as `*`, would cause an internal
 * error of the framework. No route serves it, so the answer is "not found".
 */
export function routableAddress({ url = '' }: { readonly url?: string }): string {
  return url.startsWith('/') ? url : NOWHERE;
}

function refuse(socket: Duplex, headers: Headers, logger: Logger): void {
  const { status, text } = ERROR_CATALOGUE[CODE];
  const requestId = randomUUID();
  const failure: Failure = { success: false, message: text, code: CODE, requestId };
  const body = JSON.stringify(failure);
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  logger.info({ event: 'request', requestId, method: null, route: UNMATCHED, status });
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('')}\r\n${body}`);
}

/** Whether Node has started to send an answer on this connection. */
const isAnswering = (socket: object): boolean => answerOf(socket)?.headersSent === true;

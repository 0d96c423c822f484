import type { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  ERROR_CATALOGUE,
  type Failure,
  protectiveHeaders,
  SERVICE_LIMITS,
} from '@portal/contracts';
import { LogController } from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { codeOf } from '../errors/failure';
import { logRequest } from '../logging/access-log';
import { AnswerAdapter } from './answer-adapter';
import { answerUnusualRequests, refuseUnreadable, routableAddress } from './malformed';
import { requestIdOf } from './request-id';
import { applyHeaders } from './response-headers';

const REQUEST_TIMEOUT_MS = 30_000;

/** Fastify with the limits of the service (SEC-16, SEC-44) and its log. */
export function createHttpAdapter(
  config: Config,
  logger: Logger,
  answerMs: number = SERVICE_LIMITS.answerMs,
): FastifyAdapter {
  const headers = protectiveHeaders(config.isProduction);
  const { trustedProxies } = config.server;
  const adapter = new AnswerAdapter({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    bodyLimit: SERVICE_LIMITS.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A database that does not respond must not keep callers waiting for ever (OPS-23).
    handlerTimeout: answerMs,
    keepAliveTimeout: SERVICE_LIMITS.keepAliveMs,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    skipMiddie: true,
    rewriteUrl: routableAddress,
    // Otherwise Node itself answers, without the envelope (malformed.ts).
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers, logger),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // URLs that the router cannot parse do not reach a hook or the filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const code = codeOf(error);
      const { status, text } = ERROR_CATALOGUE[code];
      const failure: Failure = { success: false, message: text, code, requestId: request.id };
      applyHeaders(reply, request.id, headers);
      void reply.code(status).send(failure);
      logRequest({ request, reply, status });
    },
  });
  const server: FastifyInstance = adapter.getInstance();
  answerUnusualRequests(server, headers, logger);
  return adapter;
}

import rateLimit from '@fastify/rate-limit';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { DomainError } from '../errors/domain-error';
import type { SecurityLog } from '../logging/security-log';

const MINUTE_MS = 60_000;

/** Sign-ins of one address in a minute; trials and tests sign in by the dozen from one machine. */
const SIGN_INS_PER_MINUTE = { production: 30, otherwise: 600 };

/** Puts a route under the limit of sign-ins. */
export const LimitSignIns = (): MethodDecorator =>
  RouteConfig({ rateLimit: { timeWindow: MINUTE_MS } }) as MethodDecorator;

/**
 * Counts by the address of the peer, or by the forwarded one when the peer is a configured proxy, so
 * that no header of the client's changes who it is (goal S16).
 */
export async function limitRates(
  server: FastifyInstance,
  config: Config,
  security: SecurityLog,
): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    max: config.isProduction ? SIGN_INS_PER_MINUTE.production : SIGN_INS_PER_MINUTE.otherwise,
    onExceeded: (request) => security.write('rate_limited', request),
    errorResponseBuilder: () => new DomainError('request/too-many'),
  });
}

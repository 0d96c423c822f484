import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import type { SecurityLogService } from '../logging/security-log.service';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses requests that another site makes a browser send, before the body is read and before any handler.
 * This includes forms, multipart and posts without a body (SEC-27). A client that sends neither header is not
 * a browser and passes: it has no cookie that another site could use.
 */
export function refuseCrossSite(server: FastifyInstance, security: SecurityLogService): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || comesFromOwnSite(request)) {
      done();
      return;
    }
    security.write('csrf_refused', request);
    done(new DomainError('request/cross-site'));
  });
}

function comesFromOwnSite(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === 'null') return false;
  if (site !== undefined && !OWN_SITES.has(String(site))) return false;
  // A development proxy may have changed the host, so the browser's header is more reliable.
  if (origin === undefined || site === 'same-origin') return true;
  return hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

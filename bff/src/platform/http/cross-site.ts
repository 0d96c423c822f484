import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import type { SecurityLogService } from '../logging/security-log.service';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses what another site makes a browser send, before the body is read and before any handler:
 * body-less posts, forms and multipart included (SEC-27). Clients that send neither header are no
 * browsers and pass; they carry no cookie that somebody else could use.
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
  // A development proxy may have changed the host; the browser's own word is then the better one.
  if (origin === undefined || site === 'same-origin') return true;
  return hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

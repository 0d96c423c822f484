import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Fixed codes of security events, after OWASP's logging vocabulary (goal S58). */
export type SecurityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_logout'
  | 'authz_fail'
  | 'csrf_refused'
  | 'rate_limited';

/** Writes security events with the request's id and address; never a secret, never a raw path. */
@Injectable()
export class SecurityLog {
  /** Writes one event; `facts` are ids and codes only. */
  write(
    event: SecurityEvent,
    request: FastifyRequest,
    facts: Readonly<Record<string, string | number | null>> = {},
  ): void {
    const level = event === 'authn_login_success' || event === 'authn_logout' ? 'info' : 'warn';
    request.log[level]({ event, address: request.ip, route: request.routeOptions.url, ...facts });
  }
}

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** Fixed codes of security events, after OWASP's logging vocabulary (goal S58). */
export type SecurityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_logout'
  | 'authz_fail'
  | 'csrf_refused'
  | 'rate_limited';

type Facts = Readonly<Record<string, string | number | null>>;

/** Writes security events with the request's id and address; never a secret, never a raw path. */
@Injectable()
export class SecurityLog {
  /** Writes one event; `facts` are ids and codes only. */
  write(event: SecurityEvent, request: FastifyRequest, facts: Facts = {}): void {
    const level = event === 'authn_login_success' || event === 'authn_logout' ? 'info' : 'warn';
    const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched');
    request.log[level]({ ...facts, event, address: request.ip, route });
  }

  /** Signs somebody in and writes down how it went. */
  async watchLogin<T>(request: FastifyRequest, facts: Facts, signIn: () => Promise<T>): Promise<T> {
    try {
      const result = await signIn();
      this.write('authn_login_success', request, facts);
      return result;
    } catch (error) {
      const code = error instanceof DomainError ? error.code : 'service/bug';
      this.write('authn_login_fail', request, { ...facts, code });
      throw error;
    }
  }
}

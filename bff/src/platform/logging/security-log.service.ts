import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/address-of';
import { DomainError } from '../errors/domain-error';
import { routeOf } from '../http/route-of';
import { MetricsService } from '../metrics/metrics.service';

/** Fixed codes of security events, based on OWASP's logging vocabulary (SEC-58). */
export type SecurityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_guessing_admins'
  | 'authn_guessing_subscribers'
  | 'authn_guessing_account'
  | 'authn_guessing_codes'
  | 'authn_code_asked'
  | 'authn_logout'
  | 'authn_password_change'
  | 'authn_password_change_fail'
  | 'authn_step_up_success'
  | 'authn_step_up_fail'
  | 'authn_signature_fail'
  | 'authz_fail'
  | 'csrf_refused'
  | 'rate_limited';

/** Additional facts of an event: ids, codes and counts. */
export type SecurityFacts = Readonly<Record<string, string | number | null>>;
type Facts = SecurityFacts;

/**
 * Events with alerts. Their counters start at 0, because otherwise the first event would not count as an
 * increase.
 */
const ALERTED: readonly SecurityEvent[] = [
  'authn_guessing_admins',
  'authn_guessing_subscribers',
  'authn_guessing_account',
  'authn_guessing_codes',
];

/** Events of normal use, logged as info. All others are warnings. */
const CALM: ReadonlySet<SecurityEvent> = new Set([
  'authn_login_success',
  'authn_code_asked',
  'authn_logout',
  'authn_password_change',
  'authn_step_up_success',
]);

/** Codes of refused sign-ins that have their own event instead of a failure. */
const EVENTS_OF_CODES: Readonly<Record<string, SecurityEvent>> = {
  'sessions/locked': 'authn_login_lock',
  'sessions/code-required': 'authn_code_asked',
};

/** Logs security events with the request's id and address. Never a secret, never a raw path. */
@Injectable()
export class SecurityLogService {
  private readonly events;

  constructor(metrics: MetricsService) {
    const help = 'Security events by their codes.';
    this.events = metrics.counter('portal_security_events_total', help, ['event']);
    for (const event of ALERTED) this.events.inc({ event }, 0);
  }

  /** Writes one event; `facts` are ids and codes only. */
  write(event: SecurityEvent, request: FastifyRequest, facts: Facts = {}): void {
    const level = CALM.has(event) ? 'info' : 'warn';
    this.events.inc({ event });
    request.log[level]({ ...facts, event, address: addressOf(request), route: routeOf(request) });
  }

  /** Runs a sign-in and logs its result. `known` gives the facts that are known after a success. */
  async watchLogin<T>(
    request: FastifyRequest,
    facts: Facts,
    signIn: () => Promise<T>,
    known: (result: T) => Facts = () => ({}),
  ): Promise<T> {
    try {
      const result = await signIn();
      this.write('authn_login_success', request, { ...facts, ...known(result) });
      return result;
    } catch (error) {
      const code = codeOf(error);
      this.write(EVENTS_OF_CODES[code] ?? 'authn_login_fail', request, { ...facts, code });
      throw error;
    }
  }

  /** Runs a step-up of a signed-in caller and logs its result. */
  async watchStepUp<T>(request: FastifyRequest, facts: Facts, prove: () => Promise<T>): Promise<T> {
    try {
      const result = await prove();
      this.write('authn_step_up_success', request, facts);
      return result;
    } catch (error) {
      const code = codeOf(error);
      this.write(EVENTS_OF_CODES[code] ?? 'authn_step_up_fail', request, { ...facts, code });
      throw error;
    }
  }

  /** Runs a password change and logs its result. */
  async watchPasswordChange<T>(
    request: FastifyRequest,
    facts: Facts,
    change: () => Promise<T>,
  ): Promise<T> {
    try {
      const result = await change();
      this.write('authn_password_change', request, facts);
      return result;
    } catch (error) {
      this.write('authn_password_change_fail', request, { ...facts, code: codeOf(error) });
      throw error;
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof DomainError ? error.code : 'service/bug';

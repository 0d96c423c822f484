import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AdminRole } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** A subscriber signed in with the cookie of this request. */
export interface SubscriberPrincipal {
  readonly kind: 'subscriber';
  readonly userId: number;
  /** Hash of the session's id; names the session to revocation. */
  readonly sessionId: string;
  readonly signedInAt: Date;
}

/** An administrator; `actor` is the configured name and goes into the audit. */
export interface AdminPrincipal {
  readonly kind: 'admin';
  readonly actor: string;
  readonly role: AdminRole;
  readonly sessionId: string;
  /** Last proof of who it is in this session: the sign-in, or a later confirmation. */
  readonly provenAt: Date;
  /**
   * The database did not say whether the session still lives; it did a short while ago. Only routes
   * with WithoutDatabase ever see such a caller, who may have been signed out meanwhile.
   */
  readonly isUnsure?: true;
}

/** A machine that showed a key of the configuration. */
export interface MachinePrincipal {
  readonly kind: 'bot' | 'relay';
  readonly name: string;
}

/** Who sent the request, as far as the route's policy looked. */
export type Principal = SubscriberPrincipal | AdminPrincipal | MachinePrincipal;

const principals = new WeakMap<object, Principal>();

/** Notes who sent a request; the access guard's business. */
export function rememberPrincipal(request: FastifyRequest, principal: Principal): void {
  principals.set(request, principal);
}

/** Who sent a request that passed the access guard, null when it did not. */
export function knownCallerOf(request: FastifyRequest): Principal | null {
  return principals.get(request) ?? null;
}

/** Who sent a request that passed the access guard. @throws DomainError sessions/required. */
export function callerOf(request: FastifyRequest): Principal {
  const principal = knownCallerOf(request);
  if (!principal) throw new DomainError('sessions/required');
  return principal;
}

/** One text for one caller, whatever session or address they use. */
export function nameOfCaller(principal: Principal): string {
  switch (principal.kind) {
    case 'subscriber':
      return `subscriber ${principal.userId}`;
    case 'admin':
      return `admin ${principal.actor}`;
    case 'bot':
    case 'relay':
      return `${principal.kind} ${principal.name}`;
  }
}

/** Hands the authenticated principal to a handler: `@Caller() caller: Principal`. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Principal =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { LoginMethod } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

/** A subscriber signed in with the cookie of this request. */
export interface SubscriberPrincipal {
  readonly kind: 'subscriber';
  readonly userId: number;
  /** Hash of the session's id; identifies the session for revocation. */
  readonly sessionId: string;
  /** How the user signed in; null when unknown. */
  readonly method: LoginMethod | null;
  readonly signedInAt: Date;
}

/** An administrator; `actor` is the configured name and goes into the audit. */
export interface AdminPrincipal {
  readonly kind: 'admin';
  readonly actor: string;
  readonly role: AdminRole;
  readonly sessionId: string;
  /** Time of the last proof of identity in this session: the sign-in or a later step-up. */
  readonly provenAt: Date;
  /**
   * The database did not answer, but confirmed the session a short time ago. Only routes with WithoutDatabase
   * get such a caller. The session may have been revoked since then.
   */
  readonly isUnsure?: true;
}

/** A machine that sent a key of the configuration. */
export interface MachinePrincipal {
  readonly kind: 'bot' | 'relay';
  readonly name: string;
}

/** The authenticated caller of a request, in the kind that the route's policy accepts. */
export type Principal = SubscriberPrincipal | AdminPrincipal | MachinePrincipal;

const principals = new WeakMap<object, Principal>();

/** Stores the caller of a request. Called by the access guard. */
export function rememberPrincipal(request: FastifyRequest, principal: Principal): void {
  principals.set(request, principal);
}

/** The caller of a request that passed the access guard; null for any other request. */
export function knownCallerOf(request: FastifyRequest): Principal | null {
  return principals.get(request) ?? null;
}

/** The caller of a request that passed the access guard. @throws DomainError sessions/required. */
export function callerOf(request: FastifyRequest): Principal {
  const principal = knownCallerOf(request);
  if (!principal) throw new DomainError('sessions/required');
  return principal;
}

/** A key of the caller, the same in every session and from every address. */
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

/** Parameter decorator: the authenticated caller, as in `@Caller() caller: Principal`. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): Principal =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/address-of';
import { DomainError } from '../errors/domain-error';
import { type AdminPrincipal, callerOf } from './caller';

/** Origin of an administrator's action, for the audit (SEC-57). */
export interface Origin {
  /** Configured name of the administrator. */
  readonly actor: string;
  readonly address: string;
  readonly requestId: string;
}

function originOf(context: ExecutionContext): Origin | null {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const caller = callerOf(request);
  return caller.kind === 'admin' ? originOfAdmin(request, caller) : null;
}

/** The origin of an administrator's request. */
export function originOfAdmin(request: FastifyRequest, { actor }: AdminPrincipal): Origin {
  return { actor, address: addressOf(request), requestId: request.id };
}

/** Parameter decorator: the origin of an action that a user or an administrator may do; null for the user. */
export const OriginIfAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Origin | null => originOf(context),
);

/** Parameter decorator: the origin of an administrator's action. @throws DomainError sessions/forbidden. */
export const AdminOrigin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Origin => {
    const origin = originOf(context);
    if (!origin) throw new DomainError('sessions/forbidden');
    return origin;
  },
);

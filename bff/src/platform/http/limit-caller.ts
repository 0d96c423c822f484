import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { SecurityLog } from '../logging/security-log';
import { callerOf, nameOfCaller } from '../security/caller';

const CALLS_PER_MINUTE = 'portal:calls-per-minute';
const MINUTE_MS = 60_000;

type Handler = ReturnType<ExecutionContext['getHandler']>;
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts calls by who makes them, whatever address or session they come from (goal S45). */
@Injectable()
class CallerLimit implements CanActivate {
  private readonly limiters = new Map<Handler, Limiter>();

  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecurityLog,
  ) {}

  /** @throws DomainError request/too-many. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const count = await this.limiterOf(context.getHandler(), request.server)(request);
    if (count.isAllowed || !count.isExceeded) return true;
    this.security.write('rate_limited', request);
    throw new DomainError('request/too-many', { retryAfterSeconds: count.ttlInSeconds });
  }

  private limiterOf(handler: Handler, server: FastifyInstance): Limiter {
    const known = this.limiters.get(handler);
    if (known) return known;
    const limiter = server.createRateLimit({
      max: this.reflector.get<number>(CALLS_PER_MINUTE, handler),
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => nameOfCaller(callerOf(request)),
    });
    this.limiters.set(handler, limiter);
    return limiter;
  }
}

/** How often a minute one caller may use a route, for routes with a policy other than public. */
export const LimitCaller = (perMinute: number): MethodDecorator =>
  applyDecorators(SetMetadata(CALLS_PER_MINUTE, perMinute), UseGuards(CallerLimit));

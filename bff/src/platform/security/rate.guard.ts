import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ERROR_CATALOGUE } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '../errors/failure';
import { RateLimitsService } from '../http/rate-limits.service';
import { AccessGuard } from './access.guard';

/** Status codes of denied access, as opposed to other failures. */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);

/**
 * Runs the access guard, then counts the request. An accepted one counts by its caller, whom no other client
 * can impersonate. A refused one counts by its address block.
 */
@Injectable()
export class RateGuard implements CanActivate {
  constructor(
    private readonly access: AccessGuard,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws DomainError request/too-many, and what AccessGuard throws. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    try {
      if (!(await this.access.canActivate(context))) return false;
    } catch (error) {
      if (REFUSED.has(ERROR_CATALOGUE[codeOf(error)].status)) {
        await this.limits.countRefused(request);
      }
      throw error;
    }
    await this.limits.countCaller(request);
    return true;
  }
}

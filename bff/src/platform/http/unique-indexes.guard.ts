import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { UniqueIndexesService } from '../mongo/unique-indexes.service';

/** Metadata key of routes that write nothing that must be unique. */
export const NEEDS_NO_INDEXES = 'portal:needs-no-indexes';

/**
 * Lets a route work without the unique indexes, which prevent that money, codes or accounts are given twice.
 * For signing in and out and for reports that store nothing.
 */
export const NeedsNoIndexes = (): MethodDecorator => SetMetadata(NEEDS_NO_INDEXES, true);

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses every writing route while unique indexes are missing, unless the route has NeedsNoIndexes. */
@Injectable()
export class UniqueIndexesGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly indexes: UniqueIndexesService,
  ) {}

  /** @throws DomainError service/unavailable. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE.includes(method)) return true;
    const handler = context.getHandler();
    const isFree = this.reflector.get<boolean | undefined>(NEEDS_NO_INDEXES, handler) ?? false;
    return isFree || this.indexes.demand().then(() => true);
  }
}

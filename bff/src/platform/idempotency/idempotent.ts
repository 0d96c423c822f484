import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor';

/** Metadata key of routes that support the header Idempotency-Key. */
export const IDEMPOTENT = 'portal:idempotent';

/**
 * Lets callers of a route send `Idempotency-Key`. A request with the same key and body is executed once, and
 * its answer is repeated for 24 hours (PAY-6). A crash between work and answer makes the same request run
 * again, so the route itself must still be idempotent.
 */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(SetMetadata(IDEMPOTENT, true), UseInterceptors(IdempotencyInterceptor));

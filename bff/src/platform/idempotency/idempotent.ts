import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor';

/** Key under which is kept that a route minds the header Idempotency-Key. */
export const IDEMPOTENT = 'portal:idempotent';

/**
 * Lets callers of a route send `Idempotency-Key`: the same key and body are executed once and answered
 * alike for 24 hours (PAY-6). A crash between work and answer makes the same request run again, so
 * the route still has to be safe to repeat by itself.
 */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(SetMetadata(IDEMPOTENT, true), UseInterceptors(IdempotencyInterceptor));

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IDEMPOTENCY_KEY_MODEL, idempotencyKeySchema } from './idempotency-key.schema';
import { IdempotencyKeysRepository } from './idempotency-keys.repository';

const model = MongooseModule.forFeature([
  { name: IDEMPOTENCY_KEY_MODEL, schema: idempotencyKeySchema },
]);

/** Idempotency keys: a request is executed once and its answer is repeated (PAY-6). */
@Module({
  imports: [model],
  providers: [IdempotencyKeysRepository],
  exports: [IdempotencyKeysRepository],
})
export class IdempotencyModule {}

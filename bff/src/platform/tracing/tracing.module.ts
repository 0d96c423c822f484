import { Module } from '@nestjs/common';
import { Config } from '../config/config';
import { openTracing } from './open-tracing';
import { Tracing } from './tracing';

/** Traces for operations. */
@Module({
  providers: [
    {
      provide: Tracing,
      inject: [Config],
      useFactory: ({ tracing }: Config) => openTracing(tracing),
    },
  ],
  exports: [Tracing],
})
export class TracingModule {}

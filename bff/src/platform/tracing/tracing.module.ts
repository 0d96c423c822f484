import { Module } from '@nestjs/common';
import { Config } from '../config/config';
import { openTracing } from './open-tracing';
import { TracingService } from './tracing.service';

/** Tracing of requests, jobs and database commands. */
@Module({
  providers: [
    {
      provide: TracingService,
      inject: [Config],
      useFactory: ({ tracing }: Config) => openTracing(tracing),
    },
  ],
  exports: [TracingService],
})
export class TracingModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { TracingModule } from '../tracing/tracing.module';
import { LEASE_MODEL, leaseSchema } from './lease.schema';
import { Leases } from './leases.repository';
import { Scheduler } from './scheduler';

/** Work that repeats by itself (collection `leases`). */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: LEASE_MODEL, schema: leaseSchema }]),
    MetricsModule,
    TracingModule,
  ],
  providers: [Leases, Scheduler],
  exports: [Leases, Scheduler],
})
export class SchedulerModule {}

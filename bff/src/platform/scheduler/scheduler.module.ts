import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MetricsModule } from '../metrics/metrics.module';
import { TracingModule } from '../tracing/tracing.module';
import { LEASE_MODEL, leaseSchema } from './lease.schema';
import { LeasesRepository } from './leases.repository';
import { SchedulerService } from './scheduler.service';

/** Jobs that repeat automatically (collection `leases`). */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: LEASE_MODEL, schema: leaseSchema }]),
    MetricsModule,
    TracingModule,
  ],
  providers: [LeasesRepository, SchedulerService],
  exports: [LeasesRepository, SchedulerService],
})
export class SchedulerModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LEASE_MODEL, leaseSchema } from './lease.schema';
import { Leases } from './leases.repository';
import { Scheduler } from './scheduler';

/** Work that repeats by itself (design §4 `leases`). */
@Module({
  imports: [MongooseModule.forFeature([{ name: LEASE_MODEL, schema: leaseSchema }])],
  providers: [Leases, Scheduler],
  exports: [Leases, Scheduler],
})
export class SchedulerModule {}

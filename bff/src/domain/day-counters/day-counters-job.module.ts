import { Module } from '@nestjs/common';
import { DayCountersJob } from './day-counters.job';
import { DayCountersModule } from './day-counters.module';

/** Runs DayCountersJob every ten seconds. */
@Module({ imports: [DayCountersModule], providers: [DayCountersJob] })
export class DayCountersJobModule {}

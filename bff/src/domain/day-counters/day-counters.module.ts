import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DayCountersRepository } from './day-counters.repository';
import {
  DAY_COUNTERS_MODEL,
  dayCountersSchema,
  COUNTER_CHANGE_MODEL,
  counterChangeSchema,
} from './day-counters.schema';
import { DayCountersService } from './day-counters.service';

/**
 * Money of each calendar day, written as changes in the transactions that cause them and added up by a job.
 * Downloads and sign-ins are counted apart, by daily-stats.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DAY_COUNTERS_MODEL, schema: dayCountersSchema },
      { name: COUNTER_CHANGE_MODEL, schema: counterChangeSchema },
    ]),
  ],
  providers: [DayCountersService, DayCountersRepository],
  exports: [DayCountersService, DayCountersRepository],
})
export class DayCountersModule {}

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
 * Money counters per calendar day: changes are written in the transactions that cause them, and a job adds
 * them up. Downloads and sign-ins are counted by daily-stats.
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

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
import { EarlierDaysRepository } from './earlier-days.repository';

/**
 * Counters per calendar day, of money and of activity: changes are written in the transactions that cause
 * them, and a job adds them up.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DAY_COUNTERS_MODEL, schema: dayCountersSchema },
      { name: COUNTER_CHANGE_MODEL, schema: counterChangeSchema },
    ]),
  ],
  providers: [DayCountersService, DayCountersRepository, EarlierDaysRepository],
  exports: [DayCountersService, DayCountersRepository],
})
export class DayCountersModule {}

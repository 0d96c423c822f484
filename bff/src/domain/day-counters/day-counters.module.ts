import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DayCountersRepository } from './day-counters.repository';
import {
  DAY_COUNTERS_MODEL,
  dayCountersSchema,
  COUNTER_CHANGE_MODEL,
  counterChangeSchema,
} from './day-counters.schema';
import { DayCounters } from './day-counters.service';

/** Apart from the statistics that read them, because payments and plans write them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DAY_COUNTERS_MODEL, schema: dayCountersSchema },
      { name: COUNTER_CHANGE_MODEL, schema: counterChangeSchema },
    ]),
  ],
  providers: [DayCounters, DayCountersRepository],
  exports: [DayCounters, DayCountersRepository],
})
export class DayCountersModule {}

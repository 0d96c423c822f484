import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyStatsRepository } from './daily-stats.repository';
import { DAILY_STATS_MODEL, dailyStatsSchema } from './daily-stats.schema';

/** Apart from the statistics that read them, because downloads write them. */
@Module({
  imports: [MongooseModule.forFeature([{ name: DAILY_STATS_MODEL, schema: dailyStatsSchema }])],
  providers: [DailyStatsRepository],
  exports: [DailyStatsRepository],
})
export class DailyStatsModule {}

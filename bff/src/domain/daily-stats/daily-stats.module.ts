import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyStatsRepository } from './daily-stats.repository';
import { DailyStatsService } from './daily-stats.service';
import { DAILY_STATS_MODEL, dailyStatsSchema } from './daily-stats.schema';

/**
 * Downloads and sign-ins per calendar day, counted into one document per day as they happen. Money is
 * counted by day-counters.
 */
@Module({
  imports: [MongooseModule.forFeature([{ name: DAILY_STATS_MODEL, schema: dailyStatsSchema }])],
  providers: [DailyStatsService, DailyStatsRepository],
  exports: [DailyStatsService],
})
export class DailyStatsModule {}

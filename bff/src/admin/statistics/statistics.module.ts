import { Module } from '@nestjs/common';
import { StatisticsModule } from '../../domain/statistics/statistics.module';
import { AdminStatisticsController } from './statistics.controller';

@Module({ imports: [StatisticsModule], controllers: [AdminStatisticsController] })
export class AdminStatisticsModule {}

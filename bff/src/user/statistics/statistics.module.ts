import { Module } from '@nestjs/common';
import { StatisticsModule } from '../../domain/statistics/statistics.module';
import { UserStatisticsController } from './statistics.controller';

@Module({ imports: [StatisticsModule], controllers: [UserStatisticsController] })
export class UserStatisticsModule {}

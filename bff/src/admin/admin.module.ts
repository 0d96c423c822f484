import { Module } from '@nestjs/common';
import { AdminStatisticsModule } from './statistics/statistics.module';

/** Everything an administrator may call; one module per noun. */
@Module({ imports: [AdminStatisticsModule] })
export class AdminModule {}

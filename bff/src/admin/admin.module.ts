import { Module } from '@nestjs/common';
import { AdminSessionsModule } from './sessions/admin-sessions.module';
import { AdminStatisticsModule } from './statistics/statistics.module';

/** Everything an administrator may call; one module per noun. */
@Module({ imports: [AdminSessionsModule, AdminStatisticsModule] })
export class AdminModule {}

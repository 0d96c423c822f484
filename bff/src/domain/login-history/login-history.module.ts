import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DailyStatsModule } from '../statistics/daily-stats.module';
import { LoginHistoryRepository } from './login-history.repository';
import { LOGIN_MODEL, loginSchema } from './login-history.schema';
import { LoginHistoryService } from './login-history.service';

@Module({
  imports: [
    DailyStatsModule,
    MongooseModule.forFeature([{ name: LOGIN_MODEL, schema: loginSchema }]),
  ],
  providers: [LoginHistoryService, LoginHistoryRepository],
  exports: [LoginHistoryService],
})
export class LoginHistoryModule {}

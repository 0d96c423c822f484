import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { PlansModule } from '../plans/plans.module';
import { DOWNLOAD_MODEL, downloadSchema } from './download.schema';
import { DownloadsRepository } from './downloads.repository';
import { DownloadsService } from './downloads.service';
import { UserTotalsRepository } from './user-totals.repository';

@Module({
  imports: [
    AccountsModule,
    PlansModule,
    DayCountersModule,
    MongooseModule.forFeature([{ name: DOWNLOAD_MODEL, schema: downloadSchema }]),
  ],
  providers: [DownloadsService, DownloadsRepository, UserTotalsRepository],
  exports: [DownloadsService],
})
export class DownloadsModule {}

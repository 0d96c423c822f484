import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { DownloadsModule } from '../../domain/downloads/downloads.module';
import { LoginHistoryModule } from '../../domain/login-history/login-history.module';
import { OffersModule } from '../../domain/offers/offers.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { RedeemCodesModule } from '../../domain/redeem-codes/redeem-codes.module';
import { UserRecordsController } from './user-records.controller';

@Module({
  imports: [
    AccountsModule,
    DownloadsModule,
    LoginHistoryModule,
    OffersModule,
    PaymentsModule,
    RedeemCodesModule,
  ],
  controllers: [UserRecordsController],
})
export class AdminUserRecordsModule {}

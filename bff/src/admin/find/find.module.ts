import { Module } from '@nestjs/common';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { BroadcastsModule } from '../../domain/broadcasts/broadcasts.module';
import { BulkActionsModule } from '../../domain/bulk-actions/bulk-actions.module';
import { OffersModule } from '../../domain/offers/offers.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { RedeemCodesModule } from '../../domain/redeem-codes/redeem-codes.module';
import { TagsModule } from '../../domain/tags/tags.module';
import { FindRecordsController } from './find-records.controller';
import { FoundMoneyService } from './found-money.service';
import { FoundNamesService } from './found-names.service';

@Module({
  imports: [
    AccountListsModule,
    BroadcastsModule,
    BulkActionsModule,
    OffersModule,
    PaymentsModule,
    RedeemCodesModule,
    TagsModule,
  ],
  providers: [FoundMoneyService, FoundNamesService],
  controllers: [FindRecordsController],
})
export class AdminFindModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountListsModule } from '../accounts/account-lists.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { NoticesModule } from '../notices/notices.module';
import { PriceListsModule } from '../price-lists/price-lists.module';
import { OfferActionsService } from './offer-actions.service';
import { OFFER_MODEL, offerSchema } from './offer.schema';
import { OpenOffersRepository } from './open-offers.repository';
import { OpenOffersService } from './open-offers.service';
import { OffersRepository } from './offers.repository';
import { OffersService } from './offers.service';

@Module({
  imports: [
    AccountsModule,
    AccountListsModule,
    AuditModule,
    NoticesModule,
    PriceListsModule,
    MongooseModule.forFeature([{ name: OFFER_MODEL, schema: offerSchema }]),
  ],
  providers: [
    OffersService,
    OffersRepository,
    OfferActionsService,
    OpenOffersService,
    OpenOffersRepository,
  ],
  exports: [OffersService, OfferActionsService, OpenOffersService],
})
export class OffersModule {}

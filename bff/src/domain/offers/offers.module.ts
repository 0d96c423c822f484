import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { OFFER_MODEL, offerSchema } from './offer.schema';
import { OffersRepository } from './offers.repository';
import { OffersService } from './offers.service';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: OFFER_MODEL, schema: offerSchema }]),
  ],
  providers: [OffersService, OffersRepository],
  exports: [OffersService],
})
export class OffersModule {}

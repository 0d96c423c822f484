import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { OffersModule } from '../../domain/offers/offers.module';
import { OffersController } from './offers.controller';

@Module({ imports: [AccountsModule, OffersModule], controllers: [OffersController] })
export class UserOffersModule {}

import { Module } from '@nestjs/common';
import { OffersModule } from '../../domain/offers/offers.module';
import { AdminOffersController } from './offers.controller';

@Module({ imports: [OffersModule], controllers: [AdminOffersController] })
export class AdminOffersModule {}

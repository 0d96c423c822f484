import { Module } from '@nestjs/common';
import { PriceListsModule } from '../../domain/price-lists/price-lists.module';
import { PriceListsController } from './price-lists.controller';

@Module({ imports: [PriceListsModule], controllers: [PriceListsController] })
export class AdminPriceListsModule {}

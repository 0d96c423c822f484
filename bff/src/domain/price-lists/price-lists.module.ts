import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import {
  PRICE_DRAFT_MODEL,
  PRICE_LIST_MODEL,
  priceDraftSchema,
  priceListSchema,
} from './price-list.schema';
import { PriceListActionsService } from './price-list-actions.service';
import { PriceListsRepository } from './price-lists.repository';
import { PriceListsService } from './price-lists.service';

/** What plans cost and hold: immutable, numbered price lists, and the draft of the next one. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: PRICE_LIST_MODEL, schema: priceListSchema },
      { name: PRICE_DRAFT_MODEL, schema: priceDraftSchema },
    ]),
  ],
  providers: [PriceListsService, PriceListActionsService, PriceListsRepository],
  exports: [PriceListsService, PriceListActionsService],
})
export class PriceListsModule {}

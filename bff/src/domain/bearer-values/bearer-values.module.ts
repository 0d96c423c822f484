import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { OffersModule } from '../offers/offers.module';
import { PaymentsModule } from '../payments/payments.module';
import { RedeemCodesModule } from '../redeem-codes/redeem-codes.module';
import { BearerAnswersService } from './bearer-answers.service';
import { BEARER_VIEW_MODEL, bearerViewSchema } from './bearer-view.schema';
import { BearerViewsRepository } from './bearer-views.repository';
import { BearerViewsService } from './bearer-views.service';
import { LiveBearerValuesService } from './live-bearer-values.service';

/** Access to unmasked redeem codes, offer codes and reference codes. */
@Module({
  imports: [
    AuditModule,
    OffersModule,
    PaymentsModule,
    RedeemCodesModule,
    MongooseModule.forFeature([{ name: BEARER_VIEW_MODEL, schema: bearerViewSchema }]),
  ],
  providers: [
    BearerAnswersService,
    LiveBearerValuesService,
    BearerViewsService,
    BearerViewsRepository,
  ],
  exports: [BearerAnswersService, LiveBearerValuesService, BearerViewsService],
})
export class BearerValuesModule {}

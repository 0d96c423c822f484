import { Module } from '@nestjs/common';
import { LegalTextsModule } from '../../domain/legal-texts/legal-texts.module';
import { PaymentMethodsModule } from '../../domain/payment-methods/payment-methods.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { PriceListsModule } from '../../domain/price-lists/price-lists.module';
import { ServiceDetailsModule } from '../../domain/service-details/service-details.module';
import { CatalogueController } from './catalogue.controller';
import { CatalogueService } from './catalogue.service';

@Module({
  imports: [
    LegalTextsModule,
    PaymentMethodsModule,
    PaymentsModule,
    PriceListsModule,
    ServiceDetailsModule,
  ],
  controllers: [CatalogueController],
  providers: [CatalogueService],
})
export class UserPlansModule {}

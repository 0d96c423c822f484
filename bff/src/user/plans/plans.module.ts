import { Module } from '@nestjs/common';
import { PaymentMethodsModule } from '../../domain/payment-methods/payment-methods.module';
import { PaymentsModule } from '../../domain/payments/payments.module';
import { PriceListsModule } from '../../domain/price-lists/price-lists.module';
import { CatalogueController } from './catalogue.controller';
import { CatalogueService } from './catalogue.service';

@Module({
  imports: [PaymentMethodsModule, PaymentsModule, PriceListsModule],
  controllers: [CatalogueController],
  providers: [CatalogueService],
})
export class UserPlansModule {}

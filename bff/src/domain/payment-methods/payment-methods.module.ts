import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { METHOD_LIST_MODEL, methodListSchema } from './method-list.schema';
import { PaymentMethodActionsService } from './payment-method-actions.service';
import { PaymentMethodsRepository } from './payment-methods.repository';
import { PaymentMethodsService } from './payment-methods.service';

/** How subscribers pay: immutable, numbered method lists. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([{ name: METHOD_LIST_MODEL, schema: methodListSchema }]),
  ],
  providers: [PaymentMethodsService, PaymentMethodActionsService, PaymentMethodsRepository],
  exports: [PaymentMethodsService, PaymentMethodActionsService],
})
export class PaymentMethodsModule {}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountListsModule } from '../accounts/account-lists.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { NoticesModule } from '../notices/notices.module';
import { OffersModule } from '../offers/offers.module';
import { PlansModule } from '../plans/plans.module';
import { PaymentMethodsModule } from '../payment-methods/payment-methods.module';
import { PriceListsModule } from '../price-lists/price-lists.module';
import { PastPaymentsService } from './settlement/past-payments.service';
import { SettlementWritesService } from './settlement/settlement-writes.service';
import { PaymentAlertsService } from './settlement/payment-alerts.service';
import { PaymentClaimsRepository } from './settlement/payment-claims.repository';
import { PAYMENT_CLAIMS_MODEL, paymentClaimsSchema } from './settlement/payment-claims.schema';
import { PaymentClaimsService } from './settlement/payment-claims.service';
import { LastPurchasesService } from './review/last-purchases.service';
import { MethodHealthService } from './review/method-health.service';
import { PaymentCountsService } from './review/payment-counts.service';
import { PaymentDecisionsService } from './review/payment-decisions.service';
import { PaymentGaugesService } from './review/payment-gauges.service';
import { PaymentFinderRepository } from './review/payment-finder.repository';
import { PaymentHistoryService } from './review/payment-history.service';
import { PaymentInboxService } from './inbox/payment-inbox.service';
import { PaymentListsRepository } from './review/payment-lists.repository';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from './orders/payment-order.schema';
import { PaymentOrdersRepository } from './orders/payment-orders.repository';
import { PAYMENT_RECEIPT_MODEL, paymentReceiptSchema } from './settlement/payment-receipt.schema';
import { PaymentReceiptsRepository } from './settlement/payment-receipts.repository';
import { PaymentRecordsService } from './review/payment-records.service';
import { PurchaseCohortsService } from './review/purchase-cohorts.service';
import { PurchasesRepository } from './review/purchases.repository';
import { PaymentSearchService } from './review/payment-search.service';
import { PaymentStatesService } from './review/payment-states.service';
import { PaymentSweepJob } from './inbox/payment-sweep.job';
import { PaymentTrxService } from './inbox/payment-trx.service';
import { PaymentOrdersService } from './orders/payment-orders.service';
import { SettlementService } from './settlement/settlement.service';
import { TrxTriesRepository } from './settlement/trx-tries.repository';
import { TRX_TRIES_MODEL, trxTriesSchema } from './settlement/trx-tries.schema';
import { WaitingMoneyService } from './review/waiting-money.service';
import { WaitingOrdersRepository } from './review/waiting-orders.repository';

/**
 * `orders`: what users want to buy. `settlement`: to which order money belongs, and its effect; the only
 * way to a plan. `inbox`: receives money and entered transaction ids. `review`: lists and decisions for
 * administrators. Each folder imports only those before it.
 */
@Module({
  imports: [
    AccountListsModule,
    AccountsModule,
    AuditModule,
    DayCountersModule,
    NoticesModule,
    OffersModule,
    PaymentMethodsModule,
    PlansModule,
    PriceListsModule,
    MongooseModule.forFeature([
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: PAYMENT_RECEIPT_MODEL, schema: paymentReceiptSchema },
      { name: PAYMENT_CLAIMS_MODEL, schema: paymentClaimsSchema },
      { name: TRX_TRIES_MODEL, schema: trxTriesSchema },
    ]),
  ],
  providers: [
    LastPurchasesService,
    MethodHealthService,
    PaymentFinderRepository,
    PaymentSearchService,
    PaymentRecordsService,
    PurchaseCohortsService,
    PurchasesRepository,
    PaymentOrdersService,
    PastPaymentsService,
    PaymentInboxService,
    PaymentTrxService,
    PaymentDecisionsService,
    PaymentSweepJob,
    SettlementService,
    SettlementWritesService,
    PaymentClaimsService,
    PaymentClaimsRepository,
    TrxTriesRepository,
    PaymentAlertsService,
    PaymentGaugesService,
    PaymentStatesService,
    PaymentHistoryService,
    PaymentCountsService,
    PaymentListsRepository,
    WaitingMoneyService,
    WaitingOrdersRepository,
    PaymentOrdersRepository,
    PaymentReceiptsRepository,
  ],
  exports: [
    LastPurchasesService,
    MethodHealthService,
    PaymentOrdersService,
    PastPaymentsService,
    PaymentInboxService,
    PaymentTrxService,
    PaymentClaimsService,
    PaymentDecisionsService,
    PaymentHistoryService,
    PaymentRecordsService,
    PaymentSearchService,
    PaymentStatesService,
    PurchaseCohortsService,
    WaitingMoneyService,
    SettlementService,
  ],
})
export class PaymentsModule {}

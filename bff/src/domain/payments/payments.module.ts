import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { OffersModule } from '../offers/offers.module';
import { PlansModule } from '../plans/plans.module';
import { PastPayments } from './past-payments.service';
import { MoneyMoves } from './money-moves';
import { OrderGrants } from './order-grants';
import { PaymentAlerts } from './payment-alerts';
import { PaymentClaimsRepository } from './payment-claims.repository';
import { PAYMENT_CLAIMS_MODEL, paymentClaimsSchema } from './payment-claims.schema';
import { PaymentClaims } from './payment-claims.service';
import { PaymentCounts } from './payment-counts';
import { PaymentDecisions } from './payment-decisions.service';
import { PaymentGauges } from './payment-gauges';
import { PaymentHistory } from './payment-history.service';
import { OpenOrdersRepository } from './open-orders.repository';
import { OpenOrders } from './open-orders.service';
import { PaymentInbox } from './payment-inbox.service';
import { PaymentListsRepository } from './payment-lists.repository';
import { PAYMENT_ORDER_MODEL, paymentOrderSchema } from './payment-order.schema';
import { PaymentOrdersRepository } from './payment-orders.repository';
import { PAYMENT_RECEIPT_MODEL, paymentReceiptSchema } from './payment-receipt.schema';
import { PaymentReceiptsRepository } from './payment-receipts.repository';
import { PaymentStatesService } from './payment-states.service';
import { PaymentSweep } from './payment-sweep';
import { PaymentTrxService } from './payment-trx.service';
import { PaymentsService } from './payments.service';
import { ReceiptOrders } from './receipt-orders';
import { Settlement } from './settlement.service';
import { TrxTriesRepository } from './trx-tries.repository';
import { TRX_TRIES_MODEL, trxTriesSchema } from './trx-tries.schema';
import { WaitingMoney } from './waiting-money.service';
import { WaitingOrdersRepository } from './waiting-orders.repository';

/** Orders, reported money, and how they meet. */
@Module({
  imports: [
    AccountsModule,
    DayCountersModule,
    OffersModule,
    PlansModule,
    MongooseModule.forFeature([
      { name: PAYMENT_ORDER_MODEL, schema: paymentOrderSchema },
      { name: PAYMENT_RECEIPT_MODEL, schema: paymentReceiptSchema },
      { name: PAYMENT_CLAIMS_MODEL, schema: paymentClaimsSchema },
      { name: TRX_TRIES_MODEL, schema: trxTriesSchema },
    ]),
  ],
  providers: [
    PaymentsService,
    PastPayments,
    PaymentInbox,
    PaymentTrxService,
    PaymentDecisions,
    PaymentSweep,
    Settlement,
    MoneyMoves,
    OrderGrants,
    ReceiptOrders,
    PaymentClaims,
    PaymentClaimsRepository,
    TrxTriesRepository,
    PaymentAlerts,
    PaymentGauges,
    PaymentStatesService,
    PaymentHistory,
    PaymentCounts,
    PaymentListsRepository,
    WaitingMoney,
    WaitingOrdersRepository,
    OpenOrders,
    OpenOrdersRepository,
    PaymentOrdersRepository,
    PaymentReceiptsRepository,
  ],
  exports: [
    PaymentsService,
    PastPayments,
    PaymentInbox,
    PaymentTrxService,
    PaymentClaims,
    PaymentDecisions,
    PaymentHistory,
    PaymentStatesService,
    WaitingMoney,
    OpenOrders,
    Settlement,
  ],
})
export class PaymentsModule {}

import { Body, Controller, Param } from '@nestjs/common';
import {
  createOrder,
  type CreateOrderResponse,
  getOrderStatus,
  type OrderStatusResponse,
  submitTrx,
  type SubmitTrxResponse,
} from '@portal/contracts';
import { PaymentTrxService } from '../../domain/payments/inbox/payment-trx.service';
import { PaymentOrdersService } from '../../domain/payments/orders/payment-orders.service';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { Refuses, Route } from '../../platform/http/route';
import { Idempotent } from '../../platform/idempotency/idempotent';
import { Access } from '../../platform/security/access';
import { type BearerReader, Reader } from '../../platform/security/bearer-reader';
import { Caller, type SubscriberPrincipal } from '../../platform/security/caller';
import { CreateOrderBody } from './create-order.body';
import { presentOpenOrder, presentPayment } from './payment.presenter';
import { SubmitTrxBody } from './submit-trx.body';

@Controller()
export class OrdersController {
  constructor(
    private readonly payments: PaymentOrdersService,
    private readonly transactions: PaymentTrxService,
    private readonly clock: Clock,
  ) {}

  @Route(createOrder)
  @Refuses(
    'payments/unknown-plan',
    'payments/method-missing',
    'payments/below-minimum',
    'payments/above-maximum',
    'payments/price-changed',
    'payments/too-many-open',
    'offers/not-found',
    'accounts/not-found',
    'accounts/frozen',
  )
  @Access('subscriber')
  @Idempotent()
  async create(
    @Body() { userId, planId, offerCode = null, method = null, shown = null }: CreateOrderBody,
    @Caller() caller: SubscriberPrincipal,
  ): Promise<CreateOrderResponse> {
    if (userId !== caller.userId) throw new DomainError('sessions/forbidden', { userId });
    const order = await this.payments.create(caller.userId, { planId, offerCode, method, shown });
    return presentOpenOrder(order, this.clock.now());
  }

  @Route(getOrderStatus)
  @Refuses('payments/order-not-found')
  @Access('subscriber')
  async status(
    @Param('referenceCode') referenceCode: string,
    @Caller() { userId }: SubscriberPrincipal,
    @Reader() reader: BearerReader,
  ): Promise<OrderStatusResponse> {
    const order = await this.payments.find(userId, referenceCode);
    const now = this.clock.now();
    const payment = presentPayment(order, reader, now);
    return { status: order.status, payment, serverTime: now.toISOString() };
  }

  @Route(submitTrx)
  @Refuses(
    'payments/invalid-transaction',
    'payments/order-not-found',
    'payments/order-closed',
    'payments/transaction-used',
    'payments/too-many-wrong-ids',
  )
  @Access('subscriber')
  @Idempotent()
  async submit(
    @Body() { referenceCode, trxId, senderDigits = null }: SubmitTrxBody,
    @Caller() { userId }: SubscriberPrincipal,
  ): Promise<SubmitTrxResponse> {
    return this.transactions.submit(userId, referenceCode, { trxId, senderDigits });
  }
}

import { Injectable } from '@nestjs/common';
import { USER_PAYMENTS_LIMIT } from '@portal/contracts';
import { paymentStatusAt } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { Transactions } from '../../platform/mongo/transactions';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';

/** Payment orders; so far they are read only. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Orders of a user, newest first, each with its status now (goal M17). */
  async listOfUser(userId: number): Promise<PaymentOrder[]> {
    const now = this.clock.now();
    const orders = await this.orders.listOfUser(userId, USER_PAYMENTS_LIMIT);
    return orders.map((order) => ({ ...order, status: paymentStatusAt(order, now) }));
  }

  /**
   * Adds orders as they were, all or none; they grant nothing. For trial data.
   * @throws error 11000 when one of their codes was ever given before.
   */
  async addPastOrders(orders: readonly PaymentOrder[]): Promise<void> {
    await this.transactions.run((session) => this.orders.insertMany(orders, session));
  }
}

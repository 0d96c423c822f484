import { Injectable } from '@nestjs/common';
import { isLateMoneyOpen } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { Lanes } from '../../platform/mongo/lanes';
import { type ClientSession, Transactions } from '../../platform/mongo/transactions';
import { AccountsService } from '../accounts/accounts.service';
import { OffersService } from '../offers/offers.service';
import { OrderGrants } from './order-grants';
import { PaymentAlerts } from './payment-alerts';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';
import type { PaymentReceipt } from './payment-receipt';
import { PaymentReceiptsRepository } from './payment-receipts.repository';

/** What an administrator decides about money that no rule decides; each once (goal M7). */
@Injectable()
export class PaymentDecisions {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly accounts: AccountsService,
    private readonly offers: OffersService,
    private readonly grants: OrderGrants,
    private readonly alerts: PaymentAlerts,
    private readonly transactions: Transactions,
    private readonly lanes: Lanes,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes an order whose money came late and extends its user's plan, whatever the amount.
   * @throws DomainError payments/order-not-found, payments/order-closed when no late money waits,
   * accounts/not-found, accounts/frozen.
   */
  async grantLate(refCode: string, actor: string): Promise<void> {
    await this.decideLate(refCode, actor, 'granted', async (session, order) => {
      const { userId } = order;
      const account = await this.accounts.get(userId, session);
      if (account.isFrozen) throw new DomainError('accounts/frozen', { userId });
      // Used before or not: the administrator saw that.
      if (order.offerCode !== null) await this.offers.takeWithin(session, order.offerCode);
      await this.grants.grantWithin(session, order, actor);
    });
  }

  /**
   * Leaves an order timed out although money came late, as when it was paid back.
   * @throws DomainError payments/order-not-found, payments/order-closed when no late money waits.
   */
  async dismissLate(refCode: string, actor: string): Promise<void> {
    await this.decideLate(refCode, actor, 'dismissed', async () => undefined);
  }

  /**
   * Puts a receipt without an order aside.
   * @throws DomainError payments/invalid-transaction for an unknown receipt, payments/transaction-used
   * for a decided one.
   */
  async dismissReceipt(receiptId: string, remark: string, actor: string): Promise<void> {
    const receipt = await this.transactions.run(async (session) => {
      const found = await this.receipts.find(receiptId, session);
      if (!found) throw new DomainError('payments/invalid-transaction', { receiptId });
      if (found.state !== 'pending' && found.state !== 'unmatched') {
        throw new DomainError('payments/transaction-used', { receiptId });
      }
      const dismissed = { state: 'dismissed', outcome: 'unmatched', dueAt: null, remark } as const;
      await this.receipts.change(receiptId, { ...dismissed, ...this.by(actor) }, session);
      return found;
    });
    this.alerts.write('decided_by_hand', receipt, null, `${actor} dismissed it`);
  }

  private async decideLate(
    refCode: string,
    actor: string,
    late: 'granted' | 'dismissed',
    work: (session: ClientSession, order: PaymentOrder) => Promise<void>,
  ): Promise<void> {
    const order = await this.orders.find(refCode);
    if (!order) throw new DomainError('payments/order-not-found');
    const receipt = await this.lanes.run([`user ${order.userId}`], () =>
      this.transactions.run((session) => this.decideWithin(session, refCode, actor, late, work)),
    );
    if (receipt) this.alerts.write('decided_by_hand', receipt, refCode, `${actor}: ${late}`);
  }

  private async decideWithin(
    session: ClientSession,
    refCode: string,
    actor: string,
    late: 'granted' | 'dismissed',
    work: (session: ClientSession, order: PaymentOrder) => Promise<void>,
  ): Promise<PaymentReceipt | null> {
    const order = await this.orders.find(refCode, session);
    if (!order || !isLateMoneyOpen(order)) {
      throw new DomainError('payments/order-closed', { refCode });
    }
    const status = late === 'granted' ? 'completed' : 'timed_out';
    if (!(await this.orders.move(order, { status, late }, session))) {
      throw new DomainError('payments/order-closed', { refCode });
    }
    await work(session, order);
    const receipt = await this.receipts.findOfOrder(order, session);
    if (receipt) {
      const outcome = late === 'granted' ? 'completed' : 'late';
      await this.receipts.change(receipt.id, { outcome, ...this.by(actor) }, session);
    }
    return receipt;
  }

  private by(actor: string): Pick<PaymentReceipt, 'decidedBy' | 'decidedAt'> {
    return { decidedBy: actor, decidedAt: this.clock.now() };
  }
}

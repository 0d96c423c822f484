import { Injectable } from '@nestjs/common';
import { awaitsDecision, isLateMoneyOpen } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { AccountsService } from '../../accounts/accounts.service';
import { OffersService } from '../../offers/offers.service';
import { PaymentAlertsService } from '../settlement/payment-alerts.service';
import type { PaymentOrder } from '../orders/payment-order';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { SettlementWritesService } from '../settlement/settlement-writes.service';

interface Decision extends Pick<Decided, 'decision'> {
  readonly actor: string;
  readonly remark: string | null;
}

/** A stored decision. */
export interface Decided {
  readonly decision: 'granted' | 'dismissed';
  /** The order before the decision. */
  readonly order: PaymentOrder;
  /** The money; null only for orders without a receipt. */
  readonly receipt: PaymentReceipt | null;
}

/**
 * Administrators' decisions about money that no rule decides, each only once (PAY-7), within the caller's
 * transaction. The caller logs them after the commit.
 */
@Injectable()
export class PaymentDecisionsService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly accounts: AccountsService,
    private readonly offers: OffersService,
    private readonly writes: SettlementWritesService,
    private readonly alerts: PaymentAlertsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes an order whose money was late or did not match, and extends its user's plan.
   * @throws DomainError payments/order-closed when no money waits for a decision, accounts/not-found,
   * accounts/frozen.
   */
  async grant(refCode: string, actor: string, remark: string | null): Promise<Decided> {
    return this.decide(refCode, { decision: 'granted', actor, remark });
  }

  /**
   * Dismisses the money of such an order, for example after a refund.
   * @throws DomainError payments/order-closed when no money waits.
   */
  async dismiss(refCode: string, actor: string, remark: string | null): Promise<Decided> {
    return this.decide(refCode, { decision: 'dismissed', actor, remark });
  }

  /** Mutex keys for decisions about an order. @throws DomainError payments/order-not-found. */
  async mutexKeysOf(refCode: string): Promise<string[]> {
    const order = await this.orders.find(refCode);
    if (!order) throw new DomainError('payments/order-not-found');
    return [`user ${order.userId}`];
  }

  /** Logs a decision about an order, after the commit. */
  tell({ decision, order, receipt }: Decided, actor: string): void {
    if (!receipt) return;
    this.alerts.write('decided_by_hand', receipt, order.ref_code, `${actor}: ${decision}`);
  }

  /**
   * Dismisses a receipt without an order.
   * @throws DomainError payments/invalid-transaction for an unknown receipt, payments/transaction-used for
   * a decided one.
   */
  async dismissReceipt(receiptId: string, remark: string, actor: string): Promise<PaymentReceipt> {
    const found = await this.receipts.find(receiptId);
    if (!found) throw new DomainError('payments/invalid-transaction', { receiptId });
    if (found.state !== 'pending' && found.state !== 'unmatched') {
      throw new DomainError('payments/transaction-used', { receiptId });
    }
    const dismissed = { state: 'dismissed', outcome: 'unmatched', dueAt: null, remark } as const;
    await this.receipts.change(receiptId, { ...dismissed, ...this.by(actor) });
    return found;
  }

  /** Logs that a receipt was dismissed, after the commit. */
  tellDismissed(receipt: PaymentReceipt, actor: string): void {
    this.alerts.write('decided_by_hand', receipt, null, `${actor} dismissed it`);
  }

  private async decide(refCode: string, { decision, actor, remark }: Decision): Promise<Decided> {
    const order = await this.orders.find(refCode);
    if (!order || !awaitsDecision(order)) {
      throw new DomainError('payments/order-closed', { refCode });
    }
    const status = decision === 'granted' ? 'completed' : order.status;
    if (!(await this.orders.move(order, { status, late: decision }))) {
      throw new DomainError('payments/order-closed', { refCode });
    }
    if (decision === 'granted') await this.give(order, actor);
    const receipt = await this.receipts.findOfOrder(order);
    if (receipt) {
      const undecided = isLateMoneyOpen(order) ? 'late' : 'failed_amount_mismatch';
      const outcome = decision === 'granted' ? 'completed' : undecided;
      const change = { outcome, remark, ...this.by(actor) } as const;
      await this.receipts.change(receipt.id, change);
    }
    return { decision, order, receipt };
  }

  private async give(order: PaymentOrder, actor: string): Promise<void> {
    const { userId } = order;
    const account = await this.accounts.get(userId);
    if (account.isFrozen) throw new DomainError('accounts/frozen', { userId });
    // The result is ignored: the administrator saw whether the offer was used.
    if (order.offerCode !== null) await this.offers.take(order.offerCode);
    await this.writes.grant(order, actor);
  }

  private by(actor: string): Pick<PaymentReceipt, 'decidedBy' | 'decidedAt'> {
    return { decidedBy: actor, decidedAt: this.clock.now() };
  }
}

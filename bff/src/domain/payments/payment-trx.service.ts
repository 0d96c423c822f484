import { Injectable } from '@nestjs/common';
import { normaliseTransactionId, type PaymentStatus } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { isClaimable } from './money-moves';
import { PaymentAlerts } from './payment-alerts';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';
import type { PaymentReceipt } from './payment-receipt';
import { PaymentReceiptsRepository } from './payment-receipts.repository';
import { PaymentsService } from './payments.service';
import { ReceiptOrders } from './receipt-orders';
import { Settlement } from './settlement.service';

/** An order after its payer typed a transaction id. */
export interface SubmittedTrx {
  readonly status: PaymentStatus;
  /** Whether money with that id was reported. */
  readonly isKnown: boolean;
}

/** Transaction ids that payers type because the note was forgotten (issue 5, goal M13). */
@Injectable()
export class PaymentTrxService {
  constructor(
    private readonly payments: PaymentsService,
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly found: ReceiptOrders,
    private readonly settlement: Settlement,
    private readonly alerts: PaymentAlerts,
  ) {}

  /**
   * Notes the id with the user's own order, and settles its money when that is known and names no
   * other order. Typing it again changes nothing.
   * @throws DomainError payments/invalid-transaction, payments/order-not-found, payments/order-closed,
   * payments/transaction-used.
   */
  async submit(userId: number, refCode: string, typed: string): Promise<SubmittedTrx> {
    const trxId = normaliseTransactionId(typed);
    if (trxId === null) throw new DomainError('payments/invalid-transaction');
    const order = await this.payments.find(userId, refCode);
    if (order.trx_id === trxId) return { status: order.status, isKnown: true };
    await this.findMoney(order, trxId);
    if (!(await this.orders.setSubmittedTrxId(order.ref_code, trxId))) {
      throw new DomainError('payments/order-closed');
    }
    // Looked for once more: money that was stored in between did not see the typed id.
    const money = await this.findMoney(order, trxId);
    if (money) await this.settlement.settle(money.id);
    return this.outcomeOf(userId, refCode, trxId, money?.id ?? null);
  }

  /** Reported money that the order may claim by this id; null when there is none yet. */
  private async findMoney(order: PaymentOrder, trxId: string): Promise<PaymentReceipt | null> {
    const known = await this.receipts.listByTrxId(trxId);
    const free = [];
    for (const receipt of known) if (await this.mayClaim(order, receipt)) free.push(receipt);
    const [used] = known;
    if (used && free.length === 0) {
      this.alerts.write('claim_refused', used, order.ref_code);
      throw new DomainError('payments/transaction-used');
    }
    return free.find(({ method }) => method === order.method) ?? free[0] ?? null;
  }

  private async mayClaim(order: PaymentOrder, receipt: PaymentReceipt): Promise<boolean> {
    if (receipt.orderRef === order.ref_code) return true;
    if (!isClaimable(receipt)) return false;
    const noted = await this.found.findNoted(receipt);
    return noted === null || noted.ref_code === order.ref_code;
  }

  private async outcomeOf(
    userId: number,
    refCode: string,
    trxId: string,
    receiptId: string | null,
  ): Promise<SubmittedTrx> {
    const { status, trx_id } = await this.payments.find(userId, refCode);
    const receipt = receiptId === null ? null : await this.receipts.find(receiptId);
    if (receipt && trx_id !== trxId && !isClaimable(receipt)) {
      throw new DomainError('payments/transaction-used');
    }
    return { status, isKnown: receipt !== null };
  }
}

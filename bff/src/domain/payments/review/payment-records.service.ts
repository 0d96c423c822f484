import { Injectable } from '@nestjs/common';
import { awaitsDecision, normaliseReference, paymentStatusAt } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import { isDocumentId } from '../../../platform/mongo/document-id';
import type { PaymentOrder } from '../orders/payment-order';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import type { FoundOrder } from './listed-order';
import { PaymentFinderRepository } from './payment-finder.repository';
import { isOpen, type UndecidedOrder, type UnmatchedReceipt } from './waiting-money.service';
import { WaitingMoneyService } from './waiting-money.service';

/** One payment: an order, its money, or money without an order. */
export interface PaymentFacts {
  /** With its current status. */
  readonly order: (PaymentOrder & Pick<FoundOrder, 'id'>) | null;
  readonly receipt: PaymentReceipt | null;
  /** Set when the money of the order waits for a decision. */
  readonly undecided: UndecidedOrder | null;
  /** Set when the money has no order and no decision. */
  readonly unmatched: UnmatchedReceipt | null;
}

/** Reads one payment with everything that payments know of it. */
@Injectable()
export class PaymentRecordsService {
  constructor(
    private readonly finder: PaymentFinderRepository,
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly waiting: WaitingMoneyService,
    private readonly clock: Clock,
  ) {}

  /**
   * A payment by the id of its order, its reference code, or the id of the report of its money.
   * @throws DomainError payments/order-not-found.
   */
  async read(id: string): Promise<PaymentFacts> {
    const { refCode, receipt } = await this.resolve(id);
    const [order, listed] = await Promise.all([
      refCode === null ? null : this.orders.find(refCode),
      refCode === null ? null : this.finder.findListed(refCode),
    ]);
    if (!order || !listed) {
      if (!receipt) throw new DomainError('payments/order-not-found');
      const [unmatched = null] = isOpen(receipt) ? await this.waiting.describe([receipt]) : [];
      return { order: null, receipt, undecided: null, unmatched };
    }
    const money = receipt ?? (await this.receipts.findOfOrder(order));
    const undecided = awaitsDecision(order) ? { order, receipt: money } : null;
    const status = paymentStatusAt(order, this.clock.now());
    return {
      order: { ...order, id: listed.id, status },
      receipt: money,
      undecided,
      unmatched: null,
    };
  }

  /** The order's code and the report of money that an id names. */
  private async resolve(
    id: string,
  ): Promise<{ refCode: string | null; receipt: PaymentReceipt | null }> {
    if (!isDocumentId(id)) return { refCode: normaliseReference(id), receipt: null };
    const refCode = await this.finder.findCode(id);
    if (refCode !== null) return { refCode, receipt: null };
    const receipt = await this.receipts.find(id);
    // Money that was parked names no order of its own.
    return { refCode: receipt?.state === 'matched' ? receipt.orderRef : null, receipt };
  }
}

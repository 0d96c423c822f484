import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/mongo/transactions.service';
import type { PaymentOrder } from '../orders/payment-order';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceiptRecord } from './payment-receipt.schema';
import { PaymentReceiptsRepository } from './payment-receipts.repository';

/** Adds payments that were settled elsewhere; for trial data. */
@Injectable()
export class PastPaymentsService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * Adds past orders, each with the receipt of its money, all or none; they grant nothing.
   * @throws error 11000 when a code or transaction exists.
   */
  async add(orders: readonly PaymentOrder[]): Promise<void> {
    const receipts = orders.flatMap((order) => receiptOf(order) ?? []);
    await this.transactions.run(async () => {
      await this.orders.insertMany(orders);
      await this.receipts.insertMany(receipts);
    });
  }
}

/** The receipt of the money that decided an order; null when none did. */
function receiptOf(order: PaymentOrder): PaymentReceiptRecord | null {
  const { method, trx_id: trxId, received_amount: amount, receivedAt, status, ref_code } = order;
  const isDecided = status === 'completed' || status === 'failed_amount_mismatch';
  if (!method || !trxId || amount === null || !receivedAt || !isDecided) return null;
  return {
    ...{ method, trxId, amount, currency: 'BDT', reference: ref_code },
    ...{ sender: null, receiver: null, paidAt: receivedAt, source: 'report' },
    ...{ reportedBy: 'system:seed', createdAt: receivedAt },
    ...{ state: 'matched', reason: null, outcome: status, orderRef: ref_code },
    ...{ tries: 0, dueAt: null, decidedBy: null, decidedAt: null, remark: null },
  };
}

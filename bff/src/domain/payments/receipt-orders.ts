import { Injectable } from '@nestjs/common';
import { normaliseReference } from '@portal/rules';
import type { ClientSession } from '../../platform/mongo/transactions';
import type { PaymentOrder } from './payment-order';
import { PaymentOrdersRepository } from './payment-orders.repository';
import type { PaymentReceipt, ReceiptReason } from './payment-receipt';

/** The order money is for and who caused that, or why there is none. */
export type FoundOrder =
  | { readonly order: PaymentOrder; readonly actor: string }
  | { readonly order: null; readonly reason: ReceiptReason };

/** Finds the order of reported money, by note and typed id only, never by amount or time (goal M13). */
@Injectable()
export class ReceiptOrders {
  constructor(private readonly orders: PaymentOrdersRepository) {}

  /** The order that the payer's note names, null when it names none. */
  async findNoted(
    { reference }: Pick<PaymentReceipt, 'reference'>,
    session?: ClientSession,
  ): Promise<PaymentOrder | null> {
    const code = normaliseReference(reference ?? '');
    return code === null ? null : this.orders.find(code, session);
  }

  /** A note that names an order decides; only without one does a typed transaction id count. */
  async find(receipt: PaymentReceipt, session: ClientSession): Promise<FoundOrder> {
    const noted = await this.findNoted(receipt, session);
    if (noted) return { order: noted, actor: receipt.reportedBy };
    const [claimant, ...others] = await this.orders.listClaimants(receipt.trxId, session);
    if (others.length > 0) return { order: null, reason: 'contested' };
    const typed = claimant === undefined ? null : await this.orders.find(claimant, session);
    if (typed) return { order: typed, actor: `user:${typed.userId}` };
    const hasCode = normaliseReference(receipt.reference ?? '') !== null;
    return { order: null, reason: hasCode ? 'unknown_reference' : 'no_reference' };
  }
}

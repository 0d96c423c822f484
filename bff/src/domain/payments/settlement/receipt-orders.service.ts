import { Injectable } from '@nestjs/common';
import { normaliseReference, provenClaim } from '@portal/rules';
import type { ClientSession } from '../../../platform/mongo/transactions.service';
import { PaymentClaimsRepository } from './payment-claims.repository';
import type { PaymentOrder } from '../orders/payment-order';
import { PaymentOrdersRepository } from '../orders/payment-orders.repository';
import type { PaymentReceipt, ReceiptReason } from './payment-receipt';

/** The order money is for and who caused that, or why there is none. */
export type FoundOrder =
  | { readonly order: PaymentOrder; readonly actor: string }
  | { readonly order: null; readonly reason: ReceiptReason };

/**
 * Finds the order of reported money: by its note, or by its typed id together with the last digits of
 * its sender; never by amount or time (PAY-13).
 */
@Injectable()
export class ReceiptOrdersService {
  constructor(
    private readonly orders: PaymentOrdersRepository,
    private readonly claims: PaymentClaimsRepository,
  ) {}

  /** The order that the payer's note names, null when it names none. */
  async findNoted(
    { reference }: Pick<PaymentReceipt, 'reference'>,
    session?: ClientSession,
  ): Promise<PaymentOrder | null> {
    const code = normaliseReference(reference ?? '');
    return code === null ? null : this.orders.find(code, session);
  }

  /** A note that names an order decides; only without one do typed transaction ids count. */
  async find(receipt: PaymentReceipt, session: ClientSession): Promise<FoundOrder> {
    const noted = await this.findNoted(receipt, session);
    if (noted) return { order: noted, actor: receipt.reportedBy };
    const claims = await this.claims.list(receipt.trxId, session);
    const refs = claims.map(({ orderRef }) => orderRef);
    const unpaid = new Set(refs.length > 0 ? await this.orders.listUnpaid(refs, session) : []);
    const verdict = provenClaim(claims, receipt.sender, (orderRef) => unpaid.has(orderRef));
    if (verdict.claim) {
      const { orderRef, userId } = verdict.claim;
      const order = await this.orders.find(orderRef, session);
      if (order) return { order, actor: `user:${userId}` };
    } else if (verdict.reason !== 'unclaimed') {
      return { order: null, reason: verdict.reason };
    }
    const hasCode = normaliseReference(receipt.reference ?? '') !== null;
    return { order: null, reason: hasCode ? 'unknown_reference' : 'no_reference' };
  }
}

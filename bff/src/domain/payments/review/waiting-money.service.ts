import { Injectable } from '@nestjs/common';
import { type Settlement, type SuggestedOrder, suggestOrders } from '@portal/rules';
import { SettlementWritesService } from '../settlement/settlement-writes.service';
import { PaymentClaimsRepository } from '../settlement/payment-claims.repository';
import type { PaymentOrder } from '../orders/payment-order';
import type { Slice } from './listed-order';
import type { PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { type WaitingKind, WaitingOrdersRepository } from './waiting-orders.repository';

/** An order that money may belong to. */
export interface Suggestion extends SuggestedOrder<PaymentOrder> {
  /** Effect of assigning the money to it. */
  readonly settlement: Settlement;
}

/** Money without an order. */
export interface UnmatchedReceipt {
  readonly receipt: PaymentReceipt;
  readonly suggestions: readonly Suggestion[];
}

/** An order with money that waits for an administrator. */
export interface UndecidedOrder {
  readonly order: PaymentOrder;
  readonly receipt: PaymentReceipt | null;
}

/** Money that waits for an administrator. */
@Injectable()
export class WaitingMoneyService {
  constructor(
    private readonly receipts: PaymentReceiptsRepository,
    private readonly orders: WaitingOrdersRepository,
    private readonly claims: PaymentClaimsRepository,
    private readonly writes: SettlementWritesService,
  ) {}

  /** Number of waiting entries per kind. */
  async count(): Promise<Record<WaitingKind | 'unmatched', number>> {
    const [unmatched, late, mismatched] = await Promise.all([
      this.receipts.countOpen(),
      this.orders.count('late'),
      this.orders.count('mismatched'),
    ]);
    return { unmatched, late, mismatched };
  }

  /** Money without an order, by payment time, with suggested orders. */
  async listUnmatched({ skip, limit }: Slice): Promise<UnmatchedReceipt[]> {
    const receipts = await this.receipts.listOpen(skip, limit);
    return Promise.all(
      receipts.map(async (receipt) => ({ receipt, suggestions: await this.suggest(receipt) })),
    );
  }

  /** Orders of a kind with their money, by payment time. */
  async listUndecided(kind: WaitingKind, slice: Slice): Promise<UndecidedOrder[]> {
    const orders = await this.orders.list(kind, slice);
    const receipts = await this.receipts.findOfOrders(orders);
    return orders.map((order) => ({ order, receipt: receipts.get(order.ref_code) ?? null }));
  }

  private async suggest(receipt: PaymentReceipt): Promise<Suggestion[]> {
    const claims = await this.claims.list(receipt.trxId);
    const claimed = claims.map(({ orderRef }) => orderRef);
    const candidates = await this.orders.listCandidates(receipt, claimed);
    return suggestOrders(receipt, candidates, claims).map((suggested) => ({
      ...suggested,
      settlement: this.writes.manualSettlement(receipt, suggested.order),
    }));
  }
}

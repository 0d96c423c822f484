import { Injectable } from '@nestjs/common';
import { type Settlement, type SuggestedOrder, suggestOrders } from '@portal/rules';
import type { DirectedSlice } from '../../../platform/http/page';
import { SettlementWritesService } from '../settlement/settlement-writes.service';
import { PaymentClaimsRepository } from '../settlement/payment-claims.repository';
import { paidOrOrderedAt, type PaymentOrder } from '../orders/payment-order';
import { ANY_MONEY, type MoneyFilter, passes } from '../settlement/money-filter';
import type { FoundMoney } from './payment-search.service';
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

/** Kinds of money that waits. */
export type MoneyKind = WaitingKind | 'unmatched';

/** What waits of a search. */
export interface FoundWaiting extends Record<WaitingKind, readonly PaymentOrder[]> {
  readonly unmatched: readonly PaymentReceipt[];
}

/** Whether money has no order and no decision. */
export const isOpen = ({ state }: PaymentReceipt): boolean =>
  state === 'pending' || state === 'unmatched';

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
  async count(filter: MoneyFilter = ANY_MONEY): Promise<Record<MoneyKind, number>> {
    const [unmatched, late, mismatched] = await Promise.all([
      this.receipts.countOpen(filter),
      this.orders.count('late', filter),
      this.orders.count('mismatched', filter),
    ]);
    return { unmatched, late, mismatched };
  }

  /** When the longest waiting entry of each kind was paid; null without an entry. */
  async oldest(): Promise<Record<MoneyKind, Date | null>> {
    const first = { skip: 0, limit: 1, direction: 1 } as const;
    const [[receipt], [late], [mismatched]] = await Promise.all([
      this.receipts.listOpen(ANY_MONEY, first),
      this.orders.list('late', ANY_MONEY, first),
      this.orders.list('mismatched', ANY_MONEY, first),
    ]);
    return {
      unmatched: receipt?.paidAt ?? null,
      late: late ? paidOrOrderedAt(late) : null,
      mismatched: mismatched ? paidOrOrderedAt(mismatched) : null,
    };
  }

  /** Money without an order, by payment time, with suggested orders. */
  async listUnmatched(filter: MoneyFilter, slice: DirectedSlice): Promise<UnmatchedReceipt[]> {
    const receipts = await this.receipts.listOpen(filter, slice);
    return Promise.all(receipts.map((receipt) => this.describe(receipt)));
  }

  /** Money without an order, with suggested orders. */
  async describe(receipt: PaymentReceipt): Promise<UnmatchedReceipt> {
    return { receipt, suggestions: await this.suggest(receipt) };
  }

  /** What waits of a search: money without an order, and codes of orders per kind, by payment time. */
  async listFound({ orders, receipts }: FoundMoney, filter: MoneyFilter): Promise<FoundWaiting> {
    const codes = orders.map(({ ref_code }) => ref_code);
    const [late, mismatched] = await Promise.all([
      this.orders.listAmong('late', filter, codes),
      this.orders.listAmong('mismatched', filter, codes),
    ]);
    const unmatched = receipts
      .filter((receipt) => isOpen(receipt) && passes({ ...receipt, at: receipt.paidAt }, filter))
      .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
    return { unmatched, late, mismatched };
  }

  /** Orders with their money. */
  async withMoney(orders: readonly PaymentOrder[]): Promise<UndecidedOrder[]> {
    const receipts = await this.receipts.findOfOrders(orders);
    return orders.map((order) => ({ order, receipt: receipts.get(order.ref_code) ?? null }));
  }

  /** Orders of a kind with their money, by payment time. */
  async listUndecided(
    kind: WaitingKind,
    filter: MoneyFilter,
    slice: DirectedSlice,
  ): Promise<UndecidedOrder[]> {
    return this.withMoney(await this.orders.list(kind, filter, slice));
  }

  private async suggest(receipt: PaymentReceipt): Promise<Suggestion[]> {
    const claims = await this.claims.list(receipt.trxId);
    const claimed = claims.map(({ orderRef }) => orderRef);
    const candidates = await this.orders.listCandidates(receipt, claimed);
    return Promise.all(
      suggestOrders(receipt, candidates, claims).map(async (suggested) => ({
        ...suggested,
        settlement: await this.writes.manualSettlement(receipt, suggested.order),
      })),
    );
  }
}

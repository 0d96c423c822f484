import { Injectable } from '@nestjs/common';
import {
  type Settlement,
  type SuggestedOrder,
  suggestOrders,
  type TypedClaim,
} from '@portal/rules';
import type { DirectedSlice } from '../../../platform/http/page';
import { SettlementWritesService } from '../settlement/settlement-writes.service';
import { PaymentClaimsRepository } from '../settlement/payment-claims.repository';
import { paidOrOrderedAt, type PaymentOrder } from '../orders/payment-order';
import { ANY_MONEY, type MoneyFilter, passes } from '../settlement/money-filter';
import type { FoundMoney } from './payment-search.service';
import type { PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import { isWaiting, type WaitingKind, WaitingOrdersRepository } from './waiting-orders.repository';

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
    return this.describe(await this.receipts.listOpen(filter, slice));
  }

  /** Money without an order, with suggested orders. */
  async describe(receipts: readonly PaymentReceipt[]): Promise<UnmatchedReceipt[]> {
    if (receipts.length === 0) return [];
    const [claims, found] = await Promise.all([
      this.claims.listMany(receipts.map(({ trxId }) => trxId)),
      this.orders.listCandidates(receipts),
    ]);
    const known = new Set(found.map(({ ref_code }) => ref_code));
    const claimed = [...claims.values()].flat().map(({ orderRef }) => orderRef);
    const others = claimed.filter((refCode) => !known.has(refCode));
    const candidates = [...(await this.orders.listCodes(others)), ...found];
    return Promise.all(
      receipts.map(async (receipt) => ({
        receipt,
        suggestions: await this.suggest(receipt, candidates, claims.get(receipt.trxId) ?? []),
      })),
    );
  }

  /** What waits of a search: money without an order, and orders per kind, by payment time. */
  async listFound({ orders, receipts }: FoundMoney, filter: MoneyFilter): Promise<FoundWaiting> {
    const known = await this.orders.listCodes(orders.map(({ ref_code }) => ref_code));
    const meant = known.filter((order) => passes(moneyOf(order), filter)).toSorted(byPayment);
    const late = meant.filter((order) => isWaiting('late', order));
    const mismatched = meant.filter((order) => isWaiting('mismatched', order));
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

  /** Orders of a kind without their money, by payment time. */
  async listUndecided(
    kind: WaitingKind,
    filter: MoneyFilter,
    slice: DirectedSlice,
  ): Promise<PaymentOrder[]> {
    return this.orders.list(kind, filter, slice);
  }

  private async suggest(
    receipt: PaymentReceipt,
    candidates: readonly PaymentOrder[],
    claims: readonly TypedClaim[],
  ): Promise<Suggestion[]> {
    return Promise.all(
      suggestOrders(receipt, candidates, claims).map(async (suggested) => ({
        ...suggested,
        settlement: await this.writes.manualSettlement(receipt, suggested.order),
      })),
    );
  }
}

const byPayment = (one: PaymentOrder, other: PaymentOrder): number =>
  moneyOf(one).at.getTime() - moneyOf(other).at.getTime();

/** The money of an order as a filter compares it. */
const moneyOf = ({ received_method, received_amount, receivedAt }: PaymentOrder) => ({
  method: received_method ?? null,
  amount: received_amount ?? 0,
  at: receivedAt ?? new Date(0),
});

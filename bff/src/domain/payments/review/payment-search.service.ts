import { Injectable } from '@nestjs/common';
import {
  type PaymentMethod,
  type PaymentSearch,
  paymentSearch,
  type PaymentStatus,
  paymentStatusAt,
} from '@portal/rules';
import { AccountNamesService } from '../../accounts/account-names.service';
import { Clock } from '../../../platform/clock/clock';
import { type OrderedPlace, placeOf } from '../../../platform/http/page';
import type { PaymentReceipt } from '../settlement/payment-receipt';
import { PaymentReceiptsRepository } from '../settlement/payment-receipts.repository';
import type { FoundOrder, ListedOrder } from './listed-order';
import {
  type CreatedRange,
  MOST_FOUND,
  MOST_TYPED,
  PaymentFinderRepository,
} from './payment-finder.repository';

/** Which orders are listed. Null: any. */
export interface PaymentFilter extends CreatedRange {
  readonly status: PaymentStatus | null;
  readonly method: PaymentMethod | null;
  /** Wanted or received, in poisha. */
  readonly amount: number | null;
}

/** A typed text, and whether the caller may read codes of payable orders and payers' numbers. */
export interface TypedSearch {
  readonly text: string;
  readonly seesWhole: boolean;
}

/** Orders and reports of money that a text matches. */
export interface FoundMoney {
  /** Exact matches first, then the newest. */
  readonly orders: readonly FoundOrder[];
  readonly receipts: readonly PaymentReceipt[];
  /** Whether a lookup had more matches than it read. */
  readonly isCut: boolean;
}

/** A page of found orders. */
export interface FoundPage {
  readonly orders: ListedOrder[];
  readonly page: number;
  readonly total: number;
  readonly isCut: boolean;
}

/** Finds payments by User ID, reference code, transaction id, payer's number or amount. */
@Injectable()
export class PaymentSearchService {
  constructor(
    private readonly finder: PaymentFinderRepository,
    private readonly receipts: PaymentReceiptsRepository,
    private readonly names: AccountNamesService,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the orders that match text and filter; one of both is given. Newest first, exact matches come before
   * all others.
   */
  async list(typed: TypedSearch, filter: PaymentFilter, place: OrderedPlace): Promise<FoundPage> {
    if (typed.text === '') return this.listOfAmount(filter, place);
    const { orders, isCut } = await this.findOrders(typed);
    const sorted = place.direction === 1 ? orders.toSorted(oldestFirst) : orders;
    const fitting = this.current(sorted).filter((order) => fits(order, filter));
    const { rows, ...found } = cutOut(fitting, place);
    return { orders: await this.named(rows), ...found, isCut };
  }

  /** The newest orders of a user, with their current status. */
  async listNewest(userId: number, limit: number): Promise<ListedOrder[]> {
    return this.named(this.current(await this.finder.listNewest(userId, limit)));
  }

  /** Orders and reports of money that a text matches, at most `most` of each lookup. */
  async find({ text, seesWhole }: TypedSearch, most = MOST_FOUND): Promise<FoundMoney> {
    const search = paymentSearch(text, seesWhole);
    return this.findMoney(search, search, most);
  }

  /** The orders alone: those of money that was found by its transaction id have that id themselves. */
  private async findOrders({ text, seesWhole }: TypedSearch): Promise<FoundMoney> {
    const search = paymentSearch(text, seesWhole);
    return this.findMoney(search, { ...search, trxIds: [] }, MOST_FOUND);
  }

  private async findMoney(
    search: PaymentSearch,
    searchOfReceipts: Pick<PaymentSearch, 'trxIds' | 'senders'>,
    most: number,
  ): Promise<FoundMoney> {
    const [receipts, [newest, typed]] = await Promise.all([
      this.receipts.listFound(searchOfReceipts, most),
      this.finder.findTyped(search, most),
    ]);
    // An order has the transaction id of its money, so only money that was found by its payer leads to more.
    const byPayer = receipts.filter(
      ({ trxId }) => !search.trxIds.some((beginning) => trxId.startsWith(beginning)),
    );
    const paid = byPayer.flatMap(({ orderRef }) => orderRef ?? []);
    const lookups = [newest, typed, await this.finder.findCodes(paid)];
    const isCut =
      typed.length >= MOST_TYPED || [receipts, ...lookups].some((found) => found.length >= most);
    const exact = search.trxIds[0] ?? search.refCode;
    const isExact = (order: FoundOrder): boolean =>
      exact !== undefined && (order.trx_id === exact || order.ref_code === exact);
    const orders = distinct(lookups.flat()).toSorted(
      (one, other) => Number(isExact(other)) - Number(isExact(one)) || newestFirst(one, other),
    );
    return { orders, receipts, isCut };
  }

  private current(orders: readonly FoundOrder[]): FoundOrder[] {
    const now = this.clock.now();
    return orders.map((order) => ({ ...order, status: paymentStatusAt(order, now) }));
  }

  private async named(orders: readonly FoundOrder[]): Promise<ListedOrder[]> {
    const names = await this.names.read(orders.map(({ userId }) => userId));
    return orders.map((order) => ({ ...order, userName: names.get(order.userId) ?? '' }));
  }

  /** The first orders of an amount, of which most are cut: those of a plan have many. */
  private async listOfAmount(filter: PaymentFilter, place: OrderedPlace): Promise<FoundPage> {
    const { amount, status, method, ...range } = filter;
    if (amount === null) return { orders: [], page: 1, total: 0, isCut: false };
    const { direction, ...wanted } = place;
    const read = async (skip: number, limit: number): Promise<FoundOrder[]> =>
      this.current(await this.finder.listAmount(amount, range, { skip, limit, direction }));
    // The status and the method of an order are known when it is read.
    if (status !== null || method !== null) {
      const found = await read(0, MOST_FOUND);
      const { rows, ...cut } = cutOut(
        found.filter((order) => fits(order, filter)),
        place,
      );
      return { orders: await this.named(rows), ...cut, isCut: found.length >= MOST_FOUND };
    }
    const counting = this.finder.countAmount(amount, range);
    const first = wanted.page === 1 ? read(0, Math.min(wanted.limit, MOST_FOUND)) : null;
    const [total, rows] = await Promise.all([counting, first]);
    const { page, first: skip, size } = placeOf(total, wanted);
    const orders = rows ?? (size > 0 ? await read(skip, size) : []);
    return { orders: await this.named(orders), page, total, isCut: total >= MOST_FOUND };
  }
}

/** The rows of a page, the page that exists, and the number of all rows. */
function cutOut<Row>(all: readonly Row[], place: OrderedPlace) {
  const { page, first, size } = placeOf(all.length, place);
  return { rows: all.slice(first, first + Math.max(0, size)), page, total: all.length };
}

const distinct = (orders: readonly FoundOrder[]): FoundOrder[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

const newestFirst = (one: FoundOrder, other: FoundOrder): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

const oldestFirst = (one: FoundOrder, other: FoundOrder): number => newestFirst(other, one);

function fits(order: FoundOrder, filter: PaymentFilter): boolean {
  const { status, method, amount, first, last } = filter;
  return (
    (status === null || order.status === status) &&
    (method === null || order.method === method) &&
    (amount === null || order.amount === amount || order.received_amount === amount) &&
    (first === null || order.createdAt >= first) &&
    (last === null || order.createdAt <= last)
  );
}

import { Injectable } from '@nestjs/common';
import { ORDER_LIFETIME_MS, type PaymentStatus, paymentStatusAt } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import {
  type DirectedSlice,
  type OrderedPlace,
  readFromNearerEnd,
} from '../../../platform/http/page';
import { FilterCounts } from '../../../platform/mongo/filter-counts';
import { AccountNamesService } from '../../accounts/account-names.service';
import { PaymentCountsService } from './payment-counts.service';
import type { FoundOrder, ListedOrder } from './listed-order';
import {
  type MadeFilter,
  PaymentListsRepository,
  type WrittenStatus,
} from './payment-lists.repository';

/** Which orders are listed. Null: any. */
export interface HistoryFilter extends MadeFilter {
  readonly status: PaymentStatus | null;
}

/** A page of orders. */
export interface PaymentPage {
  readonly orders: readonly ListedOrder[];
  /** From 1; the last page when a later one was requested. */
  readonly page: number;
  /** Orders on all pages; see PaymentCountsService. */
  readonly total: number;
}

/** Payment History: all orders by their age, with their current status. */
@Injectable()
export class PaymentHistoryService {
  private readonly filterCounts: FilterCounts<HistoryFilter>;

  constructor(
    private readonly lists: PaymentListsRepository,
    private readonly counts: PaymentCountsService,
    private readonly names: AccountNamesService,
    private readonly clock: Clock,
  ) {
    this.filterCounts = new FilterCounts((filter, now) => this.count(filter, now));
  }

  /** One page, newest or oldest first; amounts and texts are PaymentSearchService's. */
  async list(filter: HistoryFilter, place: OrderedPlace): Promise<PaymentPage> {
    const now = this.clock.now();
    const { rows, page, total } = await readFromNearerEnd(this.total(filter, now), place, (slice) =>
      this.slice(filter, now, slice),
    );
    const names = await this.names.read(rows.map(({ userId }) => userId));
    const orders = rows.map((order) => ({
      ...order,
      status: paymentStatusAt(order, now),
      userName: names.get(order.userId) ?? '',
    }));
    return { orders, page, total };
  }

  private async total({ status, method, first, last }: HistoryFilter, now: Date): Promise<number> {
    if (method === null && first === null && last === null) return this.counts.read(status, now);
    // Only the fields that select: a caller may pass more.
    return this.filterCounts.read({ status, method, first, last }, now);
  }

  private async count(filter: HistoryFilter, now: Date): Promise<number> {
    const { status } = filter;
    if (status === null) return this.lists.count(filter);
    const parts = writtenParts(filter, status, now);
    const counts = await Promise.all(parts.map((part) => this.lists.countWritten(part)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async slice(
    filter: HistoryFilter,
    now: Date,
    slice: DirectedSlice,
  ): Promise<FoundOrder[]> {
    const { status } = filter;
    if (status === null) return this.lists.list(filter, slice);
    const [stored, over] = writtenParts(filter, status, now);
    return over ? this.timedOut(stored, over, slice) : this.lists.listWritten(stored, slice);
  }

  /**
   * Orders stored as timed out, merged with those that ended since. The latter are few, because the sweep
   * stores the status.
   */
  private async timedOut(
    stored: WrittenStatus,
    unwritten: WrittenStatus,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<FoundOrder[]> {
    const slice = { skip: 0, limit: skip + limit, direction };
    // The first page needs at most as many stored ones, so it reads both at once.
    const [over, first] = await Promise.all([
      this.lists.listWritten(unwritten, slice),
      skip === 0 ? this.lists.listWritten(stored, slice) : null,
    ]);
    // Each unstored order that comes first shifts the stored ones by at most one position.
    const from = Math.max(0, skip - over.length);
    const last = over.length === skip + limit ? over.at(-1) : undefined;
    const bounded = last ? narrowed(stored, notBehind(last, direction)) : stored;
    const rest = { skip: from, limit: skip + limit - from, direction };
    const written = first ?? (await this.lists.listWritten(bounded, rest));
    // An order whose status was stored between the two queries is in both results.
    const both = new Map([...over, ...written].map((order) => [order.id, order]));
    return [...both.values()].toSorted(byEnd(direction)).slice(skip - from, skip - from + limit);
  }
}

/** The stored orders that have a status now; two parts for timed out: stored as such, and ended since. */
function writtenParts(
  { method, first, last }: HistoryFilter,
  status: PaymentStatus,
  now: Date,
): readonly [WrittenStatus] | readonly [WrittenStatus, WrittenStatus] {
  // All orders are open for the same time, so days of creation are days of the end.
  const range: EndRange = {
    ...(first && { endsAfter: new Date(first.getTime() + ORDER_LIFETIME_MS - 1) }),
    ...(last && { endedAt: new Date(last.getTime() + ORDER_LIFETIME_MS) }),
  };
  const stored = { status, method, ...range };
  if (status === 'pending') return [narrowed(stored, { endsAfter: now })];
  if (status !== 'timed_out') return [stored];
  return [stored, narrowed({ ...stored, status: 'pending' }, { endedAt: now })];
}

type EndRange = Pick<WrittenStatus, 'endsAfter' | 'endedAt'>;

/** The same orders within further bounds of their end. */
function narrowed(written: WrittenStatus, { endsAfter, endedAt }: EndRange): WrittenStatus {
  const after = [written.endsAfter, endsAfter].flatMap((bound) => bound ?? []);
  const until = [written.endedAt, endedAt].flatMap((bound) => bound ?? []);
  return {
    ...written,
    ...(after.length > 0 && { endsAfter: new Date(Math.max(...after.map(Number))) }),
    ...(until.length > 0 && { endedAt: new Date(Math.min(...until.map(Number))) }),
  };
}

/** Stored orders that may come before or at an order; the others are after the page. */
const notBehind = ({ expiresAt }: FoundOrder, direction: 1 | -1): EndRange =>
  direction === 1 ? { endedAt: expiresAt } : { endsAfter: new Date(expiresAt.getTime() - 1) };

const byEnd =
  (direction: 1 | -1) =>
  (one: FoundOrder, other: FoundOrder): number =>
    direction *
    (one.expiresAt.getTime() - other.expiresAt.getTime() || (one.id < other.id ? -1 : 1));

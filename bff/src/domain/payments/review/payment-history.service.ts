import { Injectable } from '@nestjs/common';
import { type PaymentStatus, paymentStatusAt } from '@portal/rules';
import { Clock } from '../../../platform/clock/clock';
import { type PagePlace, placeOf } from '../../../platform/http/page';
import { PaymentCountsService } from './payment-counts.service';
import type { DirectedSlice, ListedOrder } from './listed-order';
import { PaymentListsRepository, type WrittenStatus } from './payment-lists.repository';

/** A page of orders. */
export interface PaymentPage {
  readonly orders: readonly ListedOrder[];
  /** From 1; the last page when a later one was requested. */
  readonly page: number;
  /** Orders on all pages; see PaymentCountsService. */
  readonly total: number;
}

/** Payment History: all orders, newest first, with their current status. */
@Injectable()
export class PaymentHistoryService {
  constructor(
    private readonly lists: PaymentListsRepository,
    private readonly counts: PaymentCountsService,
    private readonly clock: Clock,
  ) {}

  /** One page, newest first; `status` null returns orders of every status. */
  async list(status: PaymentStatus | null, place: PagePlace): Promise<PaymentPage> {
    const now = this.clock.now();
    const total = await this.counts.read(status, now);
    const { page, first, size } = placeOf(total, place);
    const found = await this.read(status, now, { first, size, total });
    const orders = found.map((order) => ({ ...order, status: paymentStatusAt(order, now) }));
    return { orders, page, total };
  }

  /** Reads from the nearer end, so the last page costs as much as the first. */
  private async read(
    status: PaymentStatus | null,
    now: Date,
    { first, size, total }: { first: number; size: number; total: number },
  ): Promise<ListedOrder[]> {
    if (size <= 0) return [];
    const behind = total - first - size;
    if (first <= behind) {
      return this.slice(status, now, { skip: first, limit: size, direction: -1 });
    }
    const fromEnd = await this.slice(status, now, { skip: behind, limit: size, direction: 1 });
    return fromEnd.toReversed();
  }

  private async slice(
    status: PaymentStatus | null,
    now: Date,
    slice: DirectedSlice,
  ): Promise<ListedOrder[]> {
    if (status === null) return this.lists.list(slice);
    if (status === 'pending') return this.lists.listWritten({ status, endsAfter: now }, slice);
    if (status !== 'timed_out') return this.lists.listWritten({ status }, slice);
    return this.timedOut(now, slice);
  }

  /**
   * Orders stored as timed out, merged with those that ended since. The latter are few, because the sweep
   * stores the status.
   */
  private async timedOut(
    now: Date,
    { skip, limit, direction }: DirectedSlice,
  ): Promise<ListedOrder[]> {
    const unwritten = { status: 'pending', endedAt: now } as const;
    const over = await this.lists.listWritten(unwritten, {
      skip: 0,
      limit: skip + limit,
      direction,
    });
    // Each unstored order that comes first shifts the stored ones by at most one position.
    const from = Math.max(0, skip - over.length);
    const last = over.length === skip + limit ? over.at(-1) : undefined;
    const written = await this.lists.listWritten(
      { status: 'timed_out', ...(last && notBehind(last, direction)) },
      { skip: from, limit: skip + limit - from, direction },
    );
    // An order whose status was stored between the two queries is in both results.
    const both = new Map([...over, ...written].map((order) => [order.id, order]));
    return [...both.values()].toSorted(byEnd(direction)).slice(skip - from, skip - from + limit);
  }
}

/** Stored orders that may come before or at an order; the others are after the page. */
const notBehind = ({ expiresAt }: ListedOrder, direction: 1 | -1): Partial<WrittenStatus> =>
  direction === 1 ? { endedAt: expiresAt } : { endsAfter: new Date(expiresAt.getTime() - 1) };

const byEnd =
  (direction: 1 | -1) =>
  (one: ListedOrder, other: ListedOrder): number =>
    direction *
    (one.expiresAt.getTime() - other.expiresAt.getTime() || (one.id < other.id ? -1 : 1));

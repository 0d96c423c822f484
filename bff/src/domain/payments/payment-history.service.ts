import { Injectable } from '@nestjs/common';
import { type PaymentStatus, paymentStatusAt } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { PaymentCounts } from './payment-counts';
import type { ListedOrder, Slice } from './listed-order';
import { PaymentListsRepository } from './payment-lists.repository';

/** A page of orders. */
export interface PaymentPage {
  readonly orders: readonly ListedOrder[];
  /** Orders on all pages; see PaymentCounts. */
  readonly total: number;
}

/** Payment History: all orders, newest first, with the status they have when they are read (spec admin.md §2). */
@Injectable()
export class PaymentHistory {
  constructor(
    private readonly lists: PaymentListsRepository,
    private readonly counts: PaymentCounts,
    private readonly clock: Clock,
  ) {}

  /** One page, from 1; `status` null gives orders of every status. */
  async list(status: PaymentStatus | null, page: number, limit: number): Promise<PaymentPage> {
    const now = this.clock.now();
    const [found, total] = await Promise.all([
      this.slice(status, now, { skip: (page - 1) * limit, limit }),
      this.counts.read(status, now),
    ]);
    const orders = found.map((order) => ({ ...order, status: paymentStatusAt(order, now) }));
    return { orders, total };
  }

  private async slice(
    status: PaymentStatus | null,
    now: Date,
    slice: Slice,
  ): Promise<ListedOrder[]> {
    if (status === null) return this.lists.list(slice);
    if (status === 'pending') return this.lists.listWritten({ status, endsAfter: now }, slice);
    if (status !== 'timed_out') return this.lists.listWritten({ status }, slice);
    return this.timedOut(now, slice);
  }

  /**
   * Those written down as timed out, and among them those that time has ended since; the latter are at
   * most those of a day, then the sweep writes them down.
   */
  private async timedOut(now: Date, { skip, limit }: Slice): Promise<ListedOrder[]> {
    const unwritten = { status: 'pending', endedAt: now } as const;
    const over = await this.lists.listWritten(unwritten, { skip: 0, limit: skip + limit });
    // Every one of them before the page moves what was written down by one place at most.
    const from = Math.max(0, skip - over.length);
    const written = await this.lists.listWritten(
      { status: 'timed_out' },
      { skip: from, limit: skip + limit - from },
    );
    // One that was written down between the two questions stands in both.
    const both = new Map([...over, ...written].map((order) => [order.id, order]));
    return [...both.values()].toSorted(latestEndFirst).slice(skip - from, skip - from + limit);
  }
}

const latestEndFirst = (one: ListedOrder, other: ListedOrder): number =>
  other.expiresAt.getTime() - one.expiresAt.getTime() || (one.id < other.id ? 1 : -1);

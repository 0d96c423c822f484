import { Injectable } from '@nestjs/common';
import { PAYMENT_STATUSES, type PaymentStatus } from '@portal/rules';
import { CachedCounts } from '../../../platform/mongo/cached-counts';
import { PaymentListsRepository } from './payment-lists.repository';

type Counts = Readonly<Record<PaymentStatus, number>>;

/** Number of orders per status, for the lengths of lists; above 2,000 as old as CachedCounts allows. */
@Injectable()
export class PaymentCountsService {
  private readonly counts: CachedCounts<PaymentStatus>;

  constructor(private readonly lists: PaymentListsRepository) {
    this.counts = new CachedCounts((now) => this.count(now));
  }

  /** Number of orders of a status at an instant; null for all. */
  async read(status: PaymentStatus | null, now: Date): Promise<number> {
    const counts = await this.counts.read(now);
    return status === null ? sumOf(counts) : counts[status];
  }

  private async count(now: Date): Promise<Counts> {
    const [completed, failed, open, over, timedOut] = await Promise.all([
      this.lists.countWritten({ status: 'completed' }),
      this.lists.countWritten({ status: 'failed_amount_mismatch' }),
      this.lists.countWritten({ status: 'pending', endsAfter: now }),
      this.lists.countWritten({ status: 'pending', endedAt: now }),
      this.lists.countWritten({ status: 'timed_out' }),
    ]);
    return {
      completed,
      failed_amount_mismatch: failed,
      pending: open,
      timed_out: over + timedOut,
    };
  }
}

const sumOf = (counts: Counts): number =>
  PAYMENT_STATUSES.reduce((sum, status) => sum + counts[status], 0);

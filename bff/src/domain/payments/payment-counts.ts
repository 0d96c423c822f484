import { Injectable } from '@nestjs/common';
import { PAYMENT_STATUSES, type PaymentStatus } from '@portal/rules';
import { PaymentListsRepository } from './payment-lists.repository';

/** Up to so many orders counts are always fresh; counting more takes longer than reading a page. */
const FRESH_UP_TO = 2_000;
const MAX_AGE_MS = 30_000;

type Counts = Readonly<Record<PaymentStatus, number>>;

/** How many orders have which status, for the lengths of lists. */
@Injectable()
export class PaymentCounts {
  private kept: { readonly at: number; readonly counts: Counts } | null = null;

  constructor(private readonly lists: PaymentListsRepository) {}

  /** Orders of a status at an instant, null for all; of more than 2,000 up to 30 seconds old. */
  async read(status: PaymentStatus | null, now: Date): Promise<number> {
    const counts = await this.all(now);
    return status === null ? sumOf(counts) : counts[status];
  }

  private async all(now: Date): Promise<Counts> {
    const { kept } = this;
    const age = now.getTime() - (kept?.at ?? 0);
    if (kept && sumOf(kept.counts) > FRESH_UP_TO && age >= 0 && age < MAX_AGE_MS) {
      return kept.counts;
    }
    const [completed, failed, open, over, timedOut] = await Promise.all([
      this.lists.countWritten({ status: 'completed' }),
      this.lists.countWritten({ status: 'failed_amount_mismatch' }),
      this.lists.countWritten({ status: 'pending', endsAfter: now }),
      this.lists.countWritten({ status: 'pending', endedAt: now }),
      this.lists.countWritten({ status: 'timed_out' }),
    ]);
    const counts = {
      completed,
      failed_amount_mismatch: failed,
      pending: open,
      timed_out: over + timedOut,
    };
    this.kept = { at: now.getTime(), counts };
    return counts;
  }
}

const sumOf = (counts: Counts): number =>
  PAYMENT_STATUSES.reduce((sum, status) => sum + counts[status], 0);

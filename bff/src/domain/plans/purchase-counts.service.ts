import { Injectable } from '@nestjs/common';
import type { InstantRange, PurchaseKind } from '@portal/rules';
import { PurchaseCountsRepository } from './purchase-counts.repository';

/** What payments were to their users. */
@Injectable()
export class PurchaseCounts {
  constructor(private readonly counts: PurchaseCountsRepository) {}

  /** Plans bought in some instants, by what the payment was (rules' purchaseKind). */
  async read(of: InstantRange): Promise<Record<PurchaseKind, number>> {
    const [first, renewal, returned] = await Promise.all([
      this.counts.count('first', of),
      this.counts.count('renewal', of),
      this.counts.count('return', of),
    ]);
    return { first, renewal, return: returned };
  }
}

import { Injectable } from '@nestjs/common';
import type { InstantRange } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { CodeListsRepository } from './code-lists.repository';

/** Number of used and of available codes; above 2,000 as old as CachedCounts allows. */
@Injectable()
export class CodeTotalsService {
  /** How often this instance made, deleted, voided or restored codes. */
  changes = 0;
  private readonly counts: CachedCounts<'used' | 'available'>;

  constructor(
    private readonly lists: CodeListsRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new CachedCounts(() => lists.countByUse());
  }

  /** The current counts. */
  async read(): Promise<Readonly<Record<'used' | 'available', number>>> {
    return this.counts.read(this.clock.now());
  }

  /** Number of codes that were made and redeemed in a time range; not cached. */
  async readBetween(range: InstantRange): Promise<{ made: number; used: number }> {
    return this.lists.countBetween(range);
  }

  /** Updates the cached counts after a redemption. */
  noteRedeemed(): void {
    this.counts.move('used', 1);
    this.counts.move('available', -1);
  }

  /** Invalidates the cached counts after codes were created or deleted. */
  noteChanged(): void {
    this.changes += 1;
    this.counts.forget();
  }
}

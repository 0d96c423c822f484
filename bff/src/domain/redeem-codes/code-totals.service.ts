import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { CodeListsRepository } from './code-lists.repository';

/** Number of used and of available codes; above 2,000 as old as CachedCounts allows. */
@Injectable()
export class CodeTotalsService {
  private readonly counts: CachedCounts<'used' | 'available'>;

  constructor(
    lists: CodeListsRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new CachedCounts(() => lists.countByUse());
  }

  /** The current counts. */
  async read(): Promise<Readonly<Record<'used' | 'available', number>>> {
    return this.counts.read(this.clock.now());
  }

  /** Updates the cached counts after a redemption. */
  noteRedeemed(): void {
    this.counts.move('used', 1);
    this.counts.move('available', -1);
  }

  /** Invalidates the cached counts after codes were created or deleted. */
  noteChanged(): void {
    this.counts.forget();
  }
}

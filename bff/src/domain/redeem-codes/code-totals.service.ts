import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { CodeListsRepository } from './code-lists.repository';

/** How many codes are used and how many are not; of more than 2,000 as old as CachedCounts allows. */
@Injectable()
export class CodeTotalsService {
  private readonly counts: CachedCounts<'used' | 'available'>;

  constructor(
    lists: CodeListsRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new CachedCounts(() => lists.countByUse());
  }

  /** Now. */
  async read(): Promise<Readonly<Record<'used' | 'available', number>>> {
    return this.counts.read(this.clock.now());
  }

  /** One was redeemed. */
  noteRedeemed(): void {
    this.counts.move('used', 1);
    this.counts.move('available', -1);
  }

  /** Some were made or deleted. */
  noteChanged(): void {
    this.counts.forget();
  }
}

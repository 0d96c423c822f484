import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { type OrderedPlace, readFromNearerEnd } from '../../platform/http/page';
import { LoginClearancesRepository } from './login-clearances.repository';
import type { LoginRecord } from './login-history.schema';
import type { LoginFilter } from './login-filter';
import { LoginHistoryRepository } from './login-history.repository';

/** A page of all sign-ins. */
export interface LoginPage {
  readonly logins: LoginRecord[];
  /** The returned page: the last one when a later one was requested. */
  readonly page: number;
  readonly total: number;
}

/** Sign-ins of all users, for administrators. */
@Injectable()
export class LoginListsService {
  private readonly counts: CachedCounts<'all'>;
  private clearedAt = 0;

  constructor(
    private readonly logins: LoginHistoryRepository,
    private readonly clearances: LoginClearancesRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new CachedCounts(async () => ({
      all: await this.logins.count(await this.clearances.read()),
    }));
  }

  /** A page of what a filter lists, newest or oldest first. */
  async readPage(place: OrderedPlace, filter: LoginFilter): Promise<LoginPage> {
    const after = await this.clearances.read();
    // Another instance may have cleared the history.
    if (after.getTime() !== this.clearedAt) this.counts.forget();
    this.clearedAt = after.getTime();
    const { rows, page, total } = await readFromNearerEnd(
      await this.count(filter, after),
      place,
      (slice) => this.logins.list(filter, after, slice),
    );
    return { logins: rows, page, total };
  }

  /** Updates the cached count after a deletion. */
  noteDeleted(count: number): void {
    this.counts.move('all', -count);
  }

  private async count(filter: LoginFilter, after: Date): Promise<number> {
    const isFiltered = Object.values(filter).some((part) => part !== null);
    if (isFiltered) return this.logins.countOf(filter, after);
    return (await this.counts.read(this.clock.now())).all;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { FilterCounts } from '../../platform/mongo/filter-counts';
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
  private readonly counts: FilterCounts<LoginFilter>;
  private clearedAt = 0;

  constructor(
    private readonly logins: LoginHistoryRepository,
    private readonly clearances: LoginClearancesRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new FilterCounts(async (filter) => this.count(filter));
  }

  /** A page of what a filter lists, newest or oldest first. */
  async readPage(place: OrderedPlace, filter: LoginFilter): Promise<LoginPage> {
    const after = await this.clearances.read();
    // Another instance may have cleared the history.
    if (after.getTime() !== this.clearedAt) this.counts.forget();
    this.clearedAt = after.getTime();
    const { rows, page, total } = await readFromNearerEnd(
      this.counts.read(filter, this.clock.now()),
      place,
      (slice) => this.logins.list(filter, after, slice),
    );
    return { logins: rows, page, total };
  }

  /** Clears the cached counts after a deletion. */
  noteDeleted(): void {
    this.counts.forget();
  }

  private async count(filter: LoginFilter): Promise<number> {
    const after = await this.clearances.read();
    const isFiltered = Object.values(filter).some((part) => part !== null);
    return isFiltered ? this.logins.countOf(filter, after) : this.logins.count(after);
  }
}

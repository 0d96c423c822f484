import { Injectable } from '@nestjs/common';
import type { LoginMethod } from '@portal/contracts';
import { countedActivity, DAY_MS, LOGIN_KEY } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { latestOfUsers } from '../../platform/mongo/latest-of-users';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { GeoIpService } from '../../platform/geo-ip/geo-ip.service';
import type { Account } from '../accounts/account';
import { DayCountersService } from '../day-counters/day-counters.service';
import type { Browser } from '../sessions/browser';
import type { LoginRecord } from './login-history.schema';
import { LoginClearancesRepository } from './login-clearances.repository';
import { LoginHistoryRepository } from './login-history.repository';

/** A stored sign-in. */
export type { LoginRecord };

/** The last sign-in is looked for in this time first: whoever signs in often has many older ones. */
const RECENT_MS = 7 * DAY_MS;

/** Stores the sign-ins of subscribers for 60 days (SEC-63). */
@Injectable()
export class LoginHistoryService {
  constructor(
    private readonly logins: LoginHistoryRepository,
    private readonly clearances: LoginClearancesRepository,
    private readonly geoIp: GeoIpService,
    private readonly counters: DayCountersService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /** Records a sign-in and counts it for its day, in one transaction. */
  async record(
    { userId, name }: Account,
    method: LoginMethod,
    { address, userAgent }: Browser,
  ): Promise<void> {
    const at = this.clock.now();
    const place = this.geoIp.find(address);
    const login = { userId, name, method, address, ...place, userAgent, at };
    await this.transactions.run(async () => {
      this.logins.insert(login);
      this.counters.note([countedActivity(LOGIN_KEY, at)]);
    });
  }

  /** The instant up to which sign-ins count as deleted; 1970 when the history was never cleared. */
  async clearedAt(): Promise<Date> {
    return this.clearances.read();
  }

  /** The latest sign-ins of a user, newest first. */
  async listOfUser(userId: number, limit: number): Promise<LoginRecord[]> {
    return this.logins.listOfUser(userId, await this.clearances.read(), limit);
  }

  /**
   * The last sign-in of each of some users; those without a stored sign-in are left out, and so are those of
   * `leftOut`, who are read meanwhile.
   */
  async lastOfUsers(
    userIds: readonly number[],
    leftOut: Promise<ReadonlyMap<number, unknown>>,
  ): Promise<ReadonlyMap<number, { readonly at: Date }>> {
    if (userIds.length === 0) return new Map();
    const since = new Date(this.clock.now().getTime() - RECENT_MS);
    const [recent, after, others] = await Promise.all([
      this.logins.listTimes(userIds, since),
      this.clearances.read(),
      leftOut,
    ]);
    const known = new Set([...recent.map(({ userId }) => userId), ...others.keys()]);
    const unknown = userIds.filter((userId) => !known.has(userId));
    const times = [...recent, ...(await this.logins.listTimes(unknown, after))];
    const kept = times.filter(({ userId, at }) => at > after && !others.has(userId));
    return latestOfUsers(kept, ({ at }) => at);
  }

  /** Number of sign-ins since an instant. */
  async countSince(since: Date): Promise<number> {
    return this.logins.countSince(since);
  }
}

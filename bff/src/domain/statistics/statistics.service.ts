import { Injectable } from '@nestjs/common';
import {
  type DownloadsPoint,
  type OttStat,
  type OverallStats,
  RECENT_DOWNLOADS_LIMIT,
} from '@portal/contracts';
import {
  CHART_DAYS,
  lastDays,
  mergePopularity,
  type ServiceCount,
  startOfCalendarDay,
} from '@portal/rules';
import memoizeOne from 'memoize-one';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { AccountsService } from '../accounts/accounts.service';
import { DayCountersService } from '../day-counters/day-counters.service';
import type { HistoryEntry } from '../downloads/download';
import { DownloadsService } from '../downloads/downloads.service';
import { RedeemCodesService } from '../redeem-codes/redeem-codes.service';
import { countsByDay, downloadsByService } from './activity-metrics';
import { UserCountsRepository } from './user-counts.repository';

const ALL_DAYS = { from: '0000-01-01', to: '9999-12-31' };

/** Download metrics of one user's dashboard. */
export interface DownloadMetrics {
  readonly today: number;
  readonly total: number;
  /** Newest first. */
  readonly recent: readonly HistoryEntry[];
}

/** Metrics from counters and indexes; the cost does not grow with the number of downloads (PERF-11). */
@Injectable()
export class StatisticsService {
  private readonly counts: CachedCounts<'users' | 'downloads'>;
  /** Downloads by name of the service. */
  private readonly popularity: CachedCounts<string>;

  constructor(
    private readonly accounts: AccountsService,
    private readonly downloads: DownloadsService,
    private readonly counters: DayCountersService,
    private readonly users: UserCountsRepository,
    private readonly codes: RedeemCodesService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.counts = new CachedCounts(async () => ({
      users: await users.countAll(),
      downloads: sumOf(await this.listServices()),
    }));
    this.popularity = new CachedCounts(async () => {
      const merged = mergePopularity(await this.listServices());
      return Object.fromEntries(merged.map(({ name, value }) => [name, value]));
    });
  }

  /**
   * Numbers of the stat cards and the recent downloads of a user.
   * @throws DomainError accounts/not-found.
   */
  async readUserMetrics(userId: number): Promise<DownloadMetrics> {
    const today = startOfCalendarDay(this.clock.now(), this.config.timeZone);
    const [account, todayCount, recent] = await Promise.all([
      this.accounts.get(userId),
      this.downloads.countSince(userId, today),
      this.downloads.listRecent(userId, RECENT_DOWNLOADS_LIMIT),
    ]);
    return { today: todayCount, total: account.totals.downloads, recent };
  }

  /** Downloads of a user by service, highest first. @throws DomainError accounts/not-found. */
  async readUserServices(userId: number): Promise<OttStat[]> {
    const { totals } = await this.accounts.get(userId);
    return mergePopularity(totals.services);
  }

  /** Number of users, without the given ids. */
  async countUsers(besides: readonly number[] = []): Promise<number> {
    return besides.length > 0 ? this.users.countOthers(besides) : this.users.countAll();
  }

  /** Downloads of the last 30 days, oldest first, zeros included (PERF-12). */
  async readDownloadsOverTime(): Promise<DownloadsPoint[]> {
    const days = lastDays(this.clock.now(), this.config.timeZone, CHART_DAYS);
    const range = { from: days[0] ?? '', to: days[days.length - 1] ?? '' };
    const known = countsByDay(await this.counters.read(range, 'activity'), 'download');
    return days.map((date) => ({ date, downloads: known.get(date) ?? 0 }));
  }

  /** All downloads per service, highest first; the same object until they are counted again. */
  async readPopularity(): Promise<OttStat[]> {
    return this.inOrder(await this.popularity.read(this.clock.now()));
  }

  /** Numbers of the administrator's four summary cards; the same object until one changes. */
  async readOverall(): Promise<OverallStats> {
    const [{ users, downloads }, { used, available }] = await Promise.all([
      this.counts.read(this.clock.now()),
      this.codes.countByUse(),
    ]);
    return this.overallOf(users, downloads, used, available);
  }

  private readonly inOrder = memoizeOne((counts: Readonly<Record<string, number>>) =>
    mergePopularity(Object.entries(counts).map(([name, value]) => ({ name, value }))),
  );

  private readonly overallOf = memoizeOne(
    (totalUsers: number, totalDownloads: number, used: number, available: number) => ({
      ...{ totalUsers, totalDownloads },
      totalRedeemCodes: used + available,
      usedRedeemCodes: used,
    }),
  );

  /** Downloads per service of all days; reads a document per day instead of all downloads. */
  private async listServices(): Promise<ServiceCount[]> {
    return downloadsByService(await this.counters.read(ALL_DAYS, 'activity'));
  }
}

const sumOf = (services: readonly ServiceCount[]): number =>
  services.reduce((sum, { value }) => sum + value, 0);

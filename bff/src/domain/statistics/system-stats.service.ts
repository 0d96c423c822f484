import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portal/rules';
import { LastBackupRepository } from '../../platform/backups/last-backup.repository';
import type { LastBackupRecord } from '../../platform/backups/last-backup.schema';
import { Clock } from '../../platform/clock/clock';
import { type LiveRelease, LiveReleasesService } from '../../platform/http/live-releases.service';
import { CachedCounts } from '../../platform/mongo/cached-counts';
import { withTimeout } from '../../platform/mongo/with-timeout';
import {
  type HeardRelay,
  RelayHeartbeatsService,
} from '../../platform/relays/relay-heartbeats.service';
import type { JobStatus } from '../../platform/scheduler/job';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { DownloadsService } from '../downloads/downloads.service';
import { LoginHistoryService } from '../login-history/login-history.service';
import { UserCountsRepository } from './user-counts.repository';

/** Timeout of all metrics together, in ms. */
const METRICS_MS = 1_200;

type LatestCount = 'newUsersLast24h' | 'newUsersLast7d' | 'downloadsLast24h' | 'loginsLast24h';

/** Metrics of the running system from the database; large counts are as old as CachedCounts allows. */
export interface SystemMetrics extends Readonly<Record<LatestCount, number>> {
  readonly jobs: readonly JobStatus[];
  readonly relays: readonly HeardRelay[];
  /** Null: there was none. */
  readonly lastBackup: LastBackupRecord | null;
}

/** Metrics of the running system, counted by indexes on request (OPS-20, PERF-12). */
@Injectable()
export class SystemStatsService {
  private readonly counts: CachedCounts<LatestCount>;

  constructor(
    private readonly users: UserCountsRepository,
    private readonly downloads: DownloadsService,
    private readonly logins: LoginHistoryService,
    private readonly scheduler: SchedulerService,
    private readonly relays: RelayHeartbeatsService,
    private readonly releases: LiveReleasesService,
    private readonly backups: LastBackupRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new CachedCounts((now) => this.countLatest(now));
  }

  /** The live versions. */
  async readVersions(): Promise<LiveRelease[]> {
    return this.releases.list();
  }

  /** Metrics from the database; null when it does not answer in time. */
  async readMetrics(): Promise<SystemMetrics | null> {
    return withTimeout(METRICS_MS, this.count());
  }

  private async count(): Promise<SystemMetrics> {
    const now = this.clock.now();
    const [latest, jobs, relays, lastBackup] = await Promise.all([
      this.counts.read(now),
      this.scheduler.list(now),
      this.relays.list(),
      this.backups.find(),
    ]);
    return { ...latest, jobs, relays, lastBackup };
  }

  private async countLatest(now: Date): Promise<Record<LatestCount, number>> {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const [newUsersLast24h, newUsersLast7d, downloadsLast24h, loginsLast24h] = await Promise.all([
      this.users.countSince(before(1)),
      this.users.countSince(before(7)),
      this.downloads.countAllSince(before(1)),
      this.logins.countSince(before(1)),
    ]);
    return { newUsersLast24h, newUsersLast7d, downloadsLast24h, loginsLast24h };
  }
}

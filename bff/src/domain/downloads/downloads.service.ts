import { Injectable } from '@nestjs/common';
import { serviceKey } from '@portal/rules';
import type { ClientSession } from '../../platform/mongo/transactions.service';
import { PlansService } from '../plans/plans.service';
import { DailyStatsService } from '../daily-stats/daily-stats.service';
import type { Download, HistoryEntry } from './download';
import { DownloadsRepository } from './downloads.repository';
import { UserTotalsRepository } from './user-totals.repository';

/** Finished downloads and what they count towards. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly downloads: DownloadsRepository,
    private readonly plans: PlansService,
    private readonly totals: UserTotalsRepository,
    private readonly daily: DailyStatsService,
  ) {}

  /**
   * Records a download, takes a video for it and counts it for the user and for the day; in the
   * caller's transaction, so that all of it happens once or not at all. Gives the videos left.
   * A frozen or expired user's download is recorded too: it happened.
   * @throws error 11000 when the task already has its download.
   */
  async record(
    finished: Pick<Download, 'userId' | 'taskId' | 'file_name' | 'ott_service'>,
    at: Date,
    session: ClientSession,
  ): Promise<number> {
    const { userId, ott_service } = finished;
    const service = { key: serviceKey(ott_service), name: ott_service };
    const { taken, balance } = await this.plans.takeVideo(userId, session);
    await this.downloads.insert(
      { ...finished, serviceKey: service.key, download_date: at, videosTaken: taken },
      session,
    );
    await this.totals.countDownload(userId, service, session);
    // Last, because all users of a day meet in its document.
    await this.daily.countDownload(at, service, session);
    return balance;
  }

  /**
   * Counts for the day that a try with a service failed; in the caller's transaction.
   * @throws error 11000 when another transaction began the day first.
   */
  async countFailure(ott_service: string, at: Date, session: ClientSession): Promise<void> {
    const service = { key: serviceKey(ott_service), name: ott_service };
    await this.daily.countFailure(at, service, session);
  }

  /** How many a user made from an instant on. */
  async countSince(userId: number, since: Date): Promise<number> {
    return this.downloads.countSince(userId, since);
  }

  /** How many everybody made from an instant on. */
  async countAllSince(since: Date): Promise<number> {
    return this.downloads.countAllSince(since);
  }

  /** The newest downloads of a user, newest first. */
  async listRecent(userId: number, limit: number): Promise<HistoryEntry[]> {
    return this.downloads.listRecent(userId, limit);
  }

  /** All downloads of a user, newest first. */
  async listHistory(userId: number): Promise<HistoryEntry[]> {
    return this.downloads.listOfUser(userId);
  }

  /** Downloads of a user from one service, matched without regard to case and blanks. */
  async listServiceHistory(userId: number, serviceName: string): Promise<HistoryEntry[]> {
    return this.downloads.listOfService(userId, serviceKey(serviceName));
  }
}

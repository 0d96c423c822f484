import { Injectable } from '@nestjs/common';
import { countedActivity, downloadKey, failureKey, serviceKey } from '@portal/rules';
import { DayCountersService } from '../day-counters/day-counters.service';
import { PlanEventsService } from '../plans/plan-events.service';
import type { Account } from '../accounts/account';
import type { Download, HistoryEntry } from './download';
import { DownloadsRepository } from './downloads.repository';
import { UserTotalsRepository } from './user-totals.repository';

/** Finished downloads and their counters. */
@Injectable()
export class DownloadsService {
  constructor(
    private readonly downloads: DownloadsRepository,
    private readonly events: PlanEventsService,
    private readonly totals: UserTotalsRepository,
    private readonly counters: DayCountersService,
  ) {}

  /**
   * Records a download, takes one video from the balance and counts the download for user and day. All of
   * it happens at the end of the caller's transaction, which must have read the account, so once or not at
   * all. Returns the videos left. A download of a frozen or expired user is recorded too, because it happened.
   * The transaction fails with error 11000 when the task already has its download.
   */
  async record(
    account: Account,
    finished: Pick<Download, 'taskId' | 'file_name' | 'ott_service' | 'delivery_link'>,
    at: Date,
  ): Promise<number> {
    const { userId } = account;
    const { ott_service } = finished;
    const service = { key: serviceKey(ott_service), name: ott_service };
    const { taken, balance } = this.totals.countDownload(account, service);
    if (taken === 1) await this.events.balanceFell(userId, balance + 1, balance, at);
    this.downloads.insert({
      ...finished,
      userId,
      serviceKey: service.key,
      download_date: at,
      videosTaken: taken,
    });
    this.counters.note([countedActivity(downloadKey(ott_service), at)]);
    return balance;
  }

  /** Counts a failed task of a service for its day, in the caller's transaction. */
  countFailure(ott_service: string, at: Date): void {
    this.counters.note([countedActivity(failureKey(ott_service), at)]);
  }

  /** Number of downloads of a user since an instant. */
  async countSince(userId: number, since: Date): Promise<number> {
    return this.downloads.countSince(userId, since);
  }

  /** Number of downloads of all users since an instant. */
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

  /** Downloads of a user from one service; case and white space in the name are ignored. */
  async listServiceHistory(userId: number, serviceName: string): Promise<HistoryEntry[]> {
    return this.downloads.listOfService(userId, serviceKey(serviceName));
  }
}

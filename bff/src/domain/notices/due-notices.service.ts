import { Injectable } from '@nestjs/common';
import {
  DIGEST_WAIT_MS,
  digestMessages,
  type NoticeGroupOf,
  noticesToReport,
  wantsNotice,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { WaitingChannel } from './notice';
import { type NoticeRecord, NOTICES } from './notice.schema';
import { NoticeReadersRepository } from './notice-readers.repository';
import { DUE_FIELD, NoticesRepository } from './notices.repository';

/** Users of one batch. */
const BATCH = 200;

/** Hands notices to the channels that report them when their time has come. */
@Injectable()
export class DueNoticesService {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly readers: NoticeReadersRepository,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
    private readonly changes: ChangeStreamService,
    private readonly clock: Clock,
  ) {}

  /** Wakes a channel's job when a notice comes that is due at once. */
  wakeJob(channel: WaitingChannel, job: string): void {
    const field = DUE_FIELD[channel];
    this.changes.follow({
      ...{ collection: NOTICES, only: 'insert' },
      fields: [field],
      changed: ({ fields }) => {
        const due = fields?.[field];
        if (due instanceof Date && due <= this.clock.now()) this.scheduler.wake(job);
      },
      // The interval of the job finds missed ones.
      missed: () => undefined,
    });
  }

  /**
   * Hands the due notices of each user to a channel, finished files together, newest first. They are cleared in
   * the transaction of `report`, so each is reported once, by any number of runs.
   */
  async handOver(
    channel: WaitingChannel,
    now: Date,
    report: (userId: number, groups: readonly NoticeGroupOf<NoticeRecord>[]) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const userIds = await this.notices.listDueUsers(channel, now, BATCH);
      if (userIds.length === 0) return;
      for (const userId of userIds) {
        await this.transactions.run(async () => {
          const soon = new Date(now.getTime() + DIGEST_WAIT_MS);
          const waiting = await this.notices.listDue(channel, userId, soon);
          const due = noticesToReport(waiting, (notice) => notice[DUE_FIELD[channel]], now);
          if (due.length === 0) return;
          await this.notices.clearDue(channel, due);
          const reader = await this.readers.find(userId);
          if (!reader) return;
          // The user may have switched it off while it waited.
          const wanted = due.filter(({ kind }) => wantsNotice(reader, kind, channel));
          await report(userId, digestMessages(wanted));
        });
      }
    }
  }
}

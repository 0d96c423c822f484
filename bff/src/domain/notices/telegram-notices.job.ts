import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  digestNotices,
  NOTICE_TEXTS_BN,
  NOTICE_TEXTS_EN,
  type NoticeContent,
  type NoticeGroupOf,
  noticeText,
  type UserNoticeKind,
  wantsNotice,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { NewBotEvent } from '../bot-events/bot-event';
import { BotEventsService } from '../bot-events/bot-events.service';
import { type NoticeRecord, NOTICES } from './notice.schema';
import { NoticeReadersRepository } from './notice-readers.repository';
import { NoticesRepository } from './notices.repository';

/** Name of the job that hands notices to the bot. */
export const TELEGRAM_NOTICES_JOB = 'telegram-notices';

/** Longest delay after the time of a notice. */
const EVERY_MS = 3_000;
/** Notices of one batch. */
const BATCH = 200;

/**
 * Hands notices to the bot's feed when their time has come, finished files together. A user's notices are
 * cleared in the transaction that writes their events, so each is reported once, by any number of runs.
 */
@Injectable()
export class TelegramNoticesJob implements OnModuleInit {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly readers: NoticeReadersRepository,
    private readonly events: BotEventsService,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
    changes: ChangeStreamService,
  ) {
    changes.follow({
      ...{ collection: NOTICES, only: 'insert' },
      fields: ['telegramDueAt'],
      changed: ({ fields }) => {
        const due = fields?.['telegramDueAt'];
        if (due instanceof Date && due <= this.clock.now()) scheduler.wake(TELEGRAM_NOTICES_JOB);
      },
      // The interval of the job finds missed ones.
      missed: () => undefined,
    });
  }

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: TELEGRAM_NOTICES_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(now: Date): Promise<void> {
    for (;;) {
      const userIds = await this.notices.listDueUsers('telegram', now, BATCH);
      if (userIds.length === 0) return;
      for (const userId of userIds) {
        await this.transactions.run(() => this.reportTo(userId, now));
      }
    }
  }

  private async reportTo(userId: number, now: Date): Promise<void> {
    const due = await this.notices.listDue('telegram', userId, now);
    if (due.length === 0) return;
    await this.notices.clearDue('telegram', due);
    const reader = await this.readers.find(userId);
    if (!reader) return;
    // The user may have switched it off while it waited.
    const wanted = due.filter(({ kind }) => wantsNotice(reader, kind, 'telegram'));
    for (const group of digestNotices(wanted).toReversed()) await this.events.tell(eventOf(group));
  }
}

function eventOf({ newest, notices }: NoticeGroupOf<NoticeRecord>): NewBotEvent {
  const { key, userId, kind, at } = newest;
  const content = contentOf(newest);
  const texts = {
    en: noticeText(NOTICE_TEXTS_EN, content, notices.length),
    bn: noticeText(NOTICE_TEXTS_BN, content, notices.length),
  };
  return { key: `notice:${key}`, at, facts: { type: 'notice', userId, kind, texts } };
}

// Stored together.
const contentOf = ({ kind, facts }: NoticeRecord) =>
  ({ kind, facts }) as NoticeContent<UserNoticeKind>;

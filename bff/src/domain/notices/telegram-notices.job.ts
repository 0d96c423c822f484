import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  NOTICE_TEXTS_BN,
  NOTICE_TEXTS_EN,
  type NoticeContent,
  type NoticeGroupOf,
  noticeText,
  type UserNoticeKind,
} from '@portal/rules';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import type { NewBotEvent } from '../bot-events/bot-event';
import { BotEventsService } from '../bot-events/bot-events.service';
import { DueNoticesService } from './due-notices.service';
import type { NoticeRecord } from './notice.schema';

/** Name of the job that hands notices to the bot. */
export const TELEGRAM_NOTICES_JOB = 'telegram-notices';

/** Longest delay after the time of a notice. */
const EVERY_MS = 3_000;

/** Hands notices to the bot's feed when their time has come. */
@Injectable()
export class TelegramNoticesJob implements OnModuleInit {
  constructor(
    private readonly due: DueNoticesService,
    private readonly events: BotEventsService,
    private readonly scheduler: SchedulerService,
  ) {
    due.wakeJob('telegram', TELEGRAM_NOTICES_JOB);
  }

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: TELEGRAM_NOTICES_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(now: Date): Promise<void> {
    await this.due.handOver('telegram', now, async (_userId, groups) => {
      for (const group of groups.toReversed()) await this.events.tell(eventOf(group));
    });
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

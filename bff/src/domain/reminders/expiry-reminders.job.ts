import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DAY_MS,
  EXPIRY_REMINDER_DAYS,
  expiryReminderDue,
  planExpiresAt,
  wantsReminders,
} from '@portal/rules';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { BotEventsService } from '../bot-events/bot-events.service';
import { type RemindedAccount, RemindersRepository } from './reminders.repository';

/** Name of the job that reminds of ends of plans. */
export const EXPIRY_REMINDERS_JOB = 'expiry-reminders';
const EVERY_MS = 10 * 60_000;

/**
 * Reminds of the end of plans, once for each end and number of days. Every run looks at what came due
 * since the one before, so that nobody is reminded of a moment that was past already when the plan was
 * extended to it. A run that broke off is done again; its reminders have the same keys and are reported once.
 */
@Injectable()
export class ExpiryRemindersJob implements OnModuleInit {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly events: BotEventsService,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: EXPIRY_REMINDERS_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; several at once do no harm. */
  async runOnce(now: Date): Promise<void> {
    const since = (await this.reminders.findUntil()) ?? new Date(now.getTime() - EVERY_MS);
    for (const days of EXPIRY_REMINDER_DAYS) {
      const ends = { after: later(since, days), until: later(now, days) };
      for await (const account of this.reminders.listEnding(ends)) {
        await this.remindOne(account, since, now);
      }
    }
    // Last, so that a run that broke off is done again.
    if (now > since) await this.reminders.saveUntil(now);
  }

  private async remindOne(account: RemindedAccount, since: Date, now: Date): Promise<void> {
    const { userId, plan } = account;
    const days = expiryReminderDue(plan, since, now);
    const end = planExpiresAt(plan)?.toISOString();
    if (days === null || end === undefined || !wantsReminders(account)) return;
    await this.events.tellOnce({
      key: `expiry:${userId}:${end}:${days}`,
      at: now,
      facts: { type: 'expiry_reminder', userId, days, expiresAt: end },
    });
  }
}

const later = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

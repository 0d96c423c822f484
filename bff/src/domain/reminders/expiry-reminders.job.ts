import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, expiryReminderDue, MINUTE_MS, planExpiresAt } from '@portal/rules';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { NoticesService } from '../notices/notices.service';
import { ServiceDetailsService } from '../service-details/service-details.service';
import { type RemindedAccount, RemindersRepository } from './reminders.repository';

/** Name of the job that reminds users before their plans end. */
export const EXPIRY_REMINDERS_JOB = 'expiry-reminders';
const EVERY_MS = 10 * MINUTE_MS;

/** The time that a run covers, and the days in effect at its start. */
interface Run {
  readonly since: Date;
  readonly now: Date;
  readonly reminderDays: readonly number[];
}

/**
 * Reminds users before their plans end, once per end and number of days. Each run covers the time since the
 * last run, so a reminder whose time had passed before the plan was extended is not sent. An interrupted
 * run is repeated; the idempotency keys of its events prevent duplicates.
 */
@Injectable()
export class ExpiryRemindersJob implements OnModuleInit {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly notices: NoticesService,
    private readonly details: ServiceDetailsService,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.runOnce(now);
    this.scheduler.register({ name: EXPIRY_REMINDERS_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(now: Date): Promise<void> {
    const since = (await this.reminders.findUntil()) ?? new Date(now.getTime() - EVERY_MS);
    const { reminderDays } = await this.details.inEffect();
    for (const days of reminderDays) {
      const ends = { after: later(since, days), until: later(now, days) };
      for await (const account of this.reminders.listEnding(ends)) {
        await this.remindOne(account, { since, now, reminderDays });
      }
    }
    // Last, so that an interrupted run is repeated.
    if (now > since) await this.reminders.saveUntil(now);
  }

  private async remindOne(
    account: RemindedAccount,
    { since, now, reminderDays }: Run,
  ): Promise<void> {
    const { userId, plan } = account;
    const days = expiryReminderDue(plan, since, now, reminderDays);
    const end = planExpiresAt(plan)?.toISOString();
    if (days === null || end === undefined || account.isFrozen) return;
    const key = `expiry:${userId}:${end}:${days}`;
    await this.notices.notifyOnce(
      account,
      { key, at: now, content: { kind: 'plan_ending', facts: { days } } },
      { key, at: now, facts: { type: 'expiry_reminder', userId, days, expiresAt: end } },
    );
  }
}

const later = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

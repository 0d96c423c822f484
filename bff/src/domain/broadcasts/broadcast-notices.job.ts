import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { NoticesService } from '../notices/notices.service';
import type { BroadcastRecord } from './broadcast.schema';
import { BroadcastsRepository } from './broadcasts.repository';
import { isMeantFor, waitsForQuietHours } from './meant-for';
import { RecipientsRepository } from './recipients.repository';
import { Config } from '../../platform/config/config';

/** Name of the job that writes the notices of broadcasts. */
export const BROADCAST_NOTICES_JOB = 'broadcast-notices';
const EVERY_MS = 10_000;
/** Users of one transaction. */
const BATCH = 200;

/**
 * Writes a notice of an announced broadcast for each user of its segment, in the order of their ids. Each
 * transaction writes the notices of a batch and how far it came, so an interrupted run goes on from there and
 * two runs write none twice.
 */
@Injectable()
export class BroadcastNoticesJob implements OnModuleInit {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly notices: NoticesService,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const run = () => this.runOnce();
    this.scheduler.register({ name: BROADCAST_NOTICES_JOB, everyMs: EVERY_MS, run });
  }

  /** One run; concurrent runs are safe. */
  async runOnce(): Promise<void> {
    for (;;) {
      const waiting = await this.broadcasts.listToNotify();
      if (waiting.length === 0) return;
      for (const broadcast of waiting) {
        await this.transactions.run(() => this.notifyBatch(broadcast));
      }
    }
  }

  private async notifyBatch(broadcast: BroadcastRecord): Promise<void> {
    const { _id, text, dueAt, notifiedUpTo } = broadcast;
    const rows = await this.recipients.listAfter(notifiedUpTo ?? 0, BATCH);
    const last = rows.length < BATCH ? null : (rows.at(-1)?.userId ?? null);
    if (!(await this.broadcasts.moveNotified(broadcast, last))) return;
    const meant = rows.filter((row) => isMeantFor(broadcast, row, this.clock.now()));
    for (const row of meant) {
      const key = `broadcast:${String(_id)}:${dueAt.getTime()}:${row.userId}`;
      const content = { kind: 'broadcast', facts: { text } } as const;
      // The bot lists the recipients itself, except those whom it may not disturb now.
      const event = waitsForQuietHours(row, dueAt, this.config.timeZone) ? undefined : null;
      await this.notices.notify(row, { key, at: dueAt, content }, event);
    }
  }
}

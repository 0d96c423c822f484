import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { BotEventsService } from '../bot-events/bot-events.service';
import { BROADCAST_NOTICES_JOB } from './broadcast-notices.job';
import type { BroadcastRecord } from './broadcast.schema';
import { BroadcastsRepository } from './broadcasts.repository';

/** Name of the job that writes bot events for broadcasts. */
export const BROADCAST_ANNOUNCER_JOB = 'broadcast-announcer';
const EVERY_MS = 3_000;

/** Largest number of broadcasts of one run. */
const BATCH = 50;

/**
 * Writes a bot event for each broadcast when it is due, with its content at that time. The flag
 * `toAnnounce` is set in the transaction that writes the broadcast, and cleared in the transaction that
 * writes the event. So each broadcast is announced once. A change before the due time is included; a
 * deleted broadcast is not announced.
 */
@Injectable()
export class BroadcastAnnouncerJob implements OnModuleInit {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly events: BotEventsService,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.announceDue(now);
    this.scheduler.register({ name: BROADCAST_ANNOUNCER_JOB, everyMs: EVERY_MS, run });
  }

  private async announceDue(now: Date): Promise<void> {
    for (const broadcast of await this.broadcasts.listToAnnounce(now, BATCH)) {
      await this.announce(broadcast);
    }
  }

  private async announce(broadcast: BroadcastRecord): Promise<void> {
    const { _id, text, segment, dueAt } = broadcast;
    const broadcastId = _id.toString();
    const key = `broadcast:${broadcastId}:${dueAt.toISOString()}`;
    const facts = { type: 'broadcast', broadcastId, text, segment } as const;
    await this.transactions.run(async () => {
      if (!(await this.broadcasts.markAnnounced(broadcast))) return;
      await this.events.tellOnce({ key, at: dueAt, facts });
    });
    this.scheduler.wake(BROADCAST_NOTICES_JOB);
  }
}

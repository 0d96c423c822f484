import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@portal/rules';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { BOT_EVENTS_KEPT_DAYS } from './bot-event';
import { BotEventsRepository } from './bot-events.repository';
import { BotFeedRepository } from './bot-feed.repository';

/** Name of the job that removes old events. */
export const BOT_EVENTS_SWEEP_JOB = 'bot-events-sweep';
const EVERY_MS = HOUR_MS;

/** Events of one batch. */
const BATCH = 500;

/** Removes expired events from the start of the feed. */
@Injectable()
export class BotEventsSweepJob implements OnModuleInit {
  constructor(
    private readonly events: BotEventsRepository,
    private readonly feed: BotFeedRepository,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.sweep(now);
    this.scheduler.register({ name: BOT_EVENTS_SWEEP_JOB, everyMs: EVERY_MS, run });
  }

  private async sweep(now: Date): Promise<void> {
    const before = new Date(now.getTime() - BOT_EVENTS_KEPT_DAYS * DAY_MS);
    for (;;) {
      const oldest = await this.events.listOldest(BATCH);
      const firstKept = oldest.findIndex(({ placedAt }) => placedAt === null || placedAt >= before);
      const old = firstKept === -1 ? oldest : oldest.slice(0, firstKept);
      const swept = old.at(-1)?.position;
      if (!swept) return;
      // This comes first, so that a reader never skips removed events without an error.
      await this.feed.saveSwept(swept);
      await this.events.removeUpTo(swept);
    }
  }
}

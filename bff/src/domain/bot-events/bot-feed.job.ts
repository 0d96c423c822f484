import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { type ClientSession, TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { BotEventsRepository } from './bot-events.repository';
import { BotFeedRepository } from './bot-feed.repository';

/** Name of the job that gives events their places. */
export const BOT_FEED_JOB = 'bot-feed';

/** What happened can be read after this time at the latest. */
const EVERY_MS = 3_000;

/** Events of one transaction. */
const BATCH = 200;

/**
 * Gives waiting events their places in the feed. Writers do not count for themselves: they would all
 * meet in one document, or a later position would be read before an earlier one is committed. GeoIp
 * are given to committed events only, and become readable together with the number given last; so a
 * reader never passes by anything. Two runs at once collide in that number, and one starts over.
 */
@Injectable()
export class BotFeedJob implements OnModuleInit {
  constructor(
    private readonly events: BotEventsRepository,
    private readonly feed: BotFeedRepository,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const run = async () => void (await this.placeWaiting());
    this.scheduler.register({ name: BOT_FEED_JOB, everyMs: EVERY_MS, run });
  }

  /** GeoIp all that waits; gives how many that were. */
  async placeWaiting(): Promise<number> {
    let placed = 0;
    while (await this.events.hasWaiting()) {
      placed += await retryOnDuplicateKey(() =>
        this.transactions.run((session) => this.placeWithin(session)),
      );
    }
    return placed;
  }

  private async placeWithin(session: ClientSession): Promise<number> {
    const { last } = await this.feed.read(session);
    const waiting = await this.events.listWaiting(BATCH, session);
    if (waiting.length === 0) return 0;
    await this.feed.saveLast(last + waiting.length, session);
    await this.events.place(waiting, last + 1, this.clock.now(), session);
    return waiting.length;
  }
}

import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import { BOT_EVENTS } from './bot-event.schema';
import { BotEventsRepository } from './bot-events.repository';
import { BotFeedRepository } from './bot-feed.repository';

/** Name of the job that assigns positions to events. */
export const BOT_FEED_JOB = 'bot-feed';

/** Longest delay until an event can be read. */
const EVERY_MS = 3_000;
/** Usual delay. Events of this time are placed together. */
const COLLECT_MS = 200;

/** Events of one transaction. */
const BATCH = 200;

/**
 * Assigns positions in the feed to waiting events. Writers do not assign positions: they would all conflict
 * on one counter document, or a higher position could be readable before a lower one is committed. Only
 * committed events get positions, in the same transaction as the counter of the last position, so a reader
 * never skips an event. Two concurrent runs conflict on that counter, and one retries.
 */
@Injectable()
export class BotFeedJob implements OnModuleInit, OnModuleDestroy {
  private collecting: NodeJS.Timeout | null = null;

  constructor(
    private readonly events: BotEventsRepository,
    private readonly feed: BotFeedRepository,
    private readonly transactions: TransactionsService,
    private readonly scheduler: SchedulerService,
    private readonly clock: Clock,
    changes: ChangeStreamService,
  ) {
    changes.follow({
      ...{ collection: BOT_EVENTS, only: 'insert' },
      changed: () => this.wakeSoon(),
      // The interval of the job finds missed events.
      missed: () => undefined,
    });
  }

  onModuleInit(): void {
    const run = async () => void (await this.placeWaiting());
    this.scheduler.register({ name: BOT_FEED_JOB, everyMs: EVERY_MS, run });
  }

  onModuleDestroy(): void {
    if (this.collecting) clearTimeout(this.collecting);
  }

  /** Assigns positions to all waiting events; returns their number. */
  async placeWaiting(): Promise<number> {
    let placed = 0;
    while (await this.events.hasWaiting(this.clock.now())) {
      placed += await retryOnDuplicateKey(() => this.transactions.run(() => this.place()));
    }
    return placed;
  }

  private wakeSoon(): void {
    this.collecting ??= setTimeout(() => {
      this.collecting = null;
      this.scheduler.wake(BOT_FEED_JOB);
    }, COLLECT_MS).unref();
  }

  private async place(): Promise<number> {
    const { last } = await this.feed.read();
    const waiting = await this.events.listWaiting(this.clock.now(), BATCH);
    if (waiting.length === 0) return 0;
    await this.feed.saveLast(last + waiting.length);
    await this.events.place(waiting, last + 1, this.clock.now());
    return waiting.length;
  }
}

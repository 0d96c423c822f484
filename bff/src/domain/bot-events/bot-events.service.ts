import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { NewBotEvent, PlacedBotEvent } from './bot-event';
import { BotEventsRepository } from './bot-events.repository';
import { BotFeedRepository } from './bot-feed.repository';

/** A slice of the feed. */
export interface BotFeedStretch {
  readonly events: readonly PlacedBotEvent[];
  /** Position to read from next. */
  readonly next: number;
}

/** The event feed for the bot: ordered and resumable. */
@Injectable()
export class BotEventsService {
  constructor(
    private readonly events: BotEventsRepository,
    private readonly feed: BotFeedRepository,
  ) {}

  /**
   * Writes an event in the transaction of the change it reports. The key must be new, so that hot paths
   * need no check.
   * @throws error 11000 when the key exists.
   */
  async tell(event: NewBotEvent): Promise<void> {
    await this.events.insert(event);
  }

  /** The same for an event that may come again and is reported once. */
  async tellOnce(event: NewBotEvent): Promise<void> {
    await retryOnDuplicateKey(async () => {
      if (await this.events.has(event.key)) return;
      await this.events.insert(event);
    });
  }

  /**
   * The next events after a position; null: from the oldest stored one.
   * @throws DomainError bot-events/position-ahead, bot-events/position-gone.
   */
  async read(after: number | null, limit: number): Promise<BotFeedStretch> {
    const events = await this.events.listAfter(after ?? 0, limit);
    // Read the bounds after the events: events that were removed in between are then known to be missing.
    const { last, swept } = await this.feed.read();
    if (after !== null && after > last) {
      throw new DomainError('bot-events/position-ahead', { after, last });
    }
    if (after !== null && after < swept) {
      throw new DomainError('bot-events/position-gone', { after, swept });
    }
    return { events, next: events.at(-1)?.position ?? after ?? swept };
  }
}

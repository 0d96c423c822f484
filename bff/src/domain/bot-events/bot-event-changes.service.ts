import { Injectable } from '@nestjs/common';
import { LongPollService } from '../../platform/events/long-poll.service';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { BOT_FEED } from './bot-feed.schema';

/** Topic of long polls that wait for events of the feed. */
export const BOT_EVENTS_TOPIC = 'bot-events';

/** Wakes bots that wait for events. Events can be read once the feed's last position is written. */
@Injectable()
export class BotEventChangesService {
  constructor(polls: LongPollService, changes: ChangeStreamService) {
    const wake = (): void => polls.wake(BOT_EVENTS_TOPIC);
    changes.follow({ collection: BOT_FEED, changed: wake, missed: wake });
  }
}

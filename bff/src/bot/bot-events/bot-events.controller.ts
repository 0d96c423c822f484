import { Controller, Query } from '@nestjs/common';
import { BOT_EVENTS_LIMIT, type BotEventsResponse, getBotEvents } from '@portal/contracts';
import { BotEventsService } from '../../domain/bot-events/bot-events.service';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { ListEventsQuery } from './list-events.query';
import { presentEvent } from './event.presenter';

@Controller()
export class BotEventsController {
  constructor(private readonly feed: BotEventsService) {}

  @Route(getBotEvents)
  @Refuses('bot-events/position-ahead', 'bot-events/position-gone')
  @Access('bot')
  async read(@Query() { after, limit }: ListEventsQuery): Promise<BotEventsResponse> {
    const { events, next } = await this.feed.read(after ?? null, Math.min(limit, BOT_EVENTS_LIMIT));
    return { events: events.map(presentEvent), next };
  }
}

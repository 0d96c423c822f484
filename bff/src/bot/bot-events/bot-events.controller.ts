import { Controller, Query, Res } from '@nestjs/common';
import { BOT_EVENTS_LIMIT, type BotEventsResponse, getBotEvents } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { BOT_EVENTS_TOPIC } from '../../domain/bot-events/bot-event-changes.service';
import { BotEventsService } from '../../domain/bot-events/bot-events.service';
import { LongPollService } from '../../platform/events/long-poll.service';
import { TakesLong } from '../../platform/http/long-answers';
import { Refuses, Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { Caller, type MachinePrincipal } from '../../platform/security/caller';
import { ListEventsQuery } from './list-events.query';
import { presentEvent } from './event.presenter';

@Controller()
export class BotEventsController {
  constructor(
    private readonly feed: BotEventsService,
    private readonly polls: LongPollService,
  ) {}

  @Route(getBotEvents)
  @Refuses('bot-events/position-ahead', 'bot-events/position-gone')
  @Access('bot')
  @TakesLong()
  async read(
    @Query() { after, limit, wait }: ListEventsQuery,
    @Caller() { name: owner }: MachinePrincipal,
    @Res({ passthrough: true }) { raw: response }: FastifyReply,
  ): Promise<BotEventsResponse> {
    const { events, next } = await this.polls.answer({
      ...{ owner, wait, response, topic: BOT_EVENTS_TOPIC },
      read: () => this.feed.read(after ?? null, Math.min(limit, BOT_EVENTS_LIMIT)),
      isEmpty: (stretch) => stretch.events.length === 0,
    });
    return { events: events.map(presentEvent), next };
  }
}

import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EventsModule } from '../../platform/events/events.module';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { BotEventChangesService } from './bot-event-changes.service';
import { BOT_EVENT_MODEL, botEventSchema } from './bot-event.schema';
import { BotEventsRepository } from './bot-events.repository';
import { BotEventsService } from './bot-events.service';
import { BotEventsSweepJob } from './bot-events-sweep.job';
import { BotFeedJob } from './bot-feed.job';
import { BotFeedRepository } from './bot-feed.repository';
import { BOT_FEED_MODEL, botFeedSchema } from './bot-feed.schema';

/** The outbox of events for the bot. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BOT_EVENT_MODEL, schema: botEventSchema },
      { name: BOT_FEED_MODEL, schema: botFeedSchema },
    ]),
    EventsModule,
    SchedulerModule,
  ],
  providers: [
    BotEventChangesService,
    BotEventsService,
    BotEventsRepository,
    BotFeedRepository,
    BotFeedJob,
    BotEventsSweepJob,
  ],
  exports: [BotEventsService],
})
export class BotEventsModule {}

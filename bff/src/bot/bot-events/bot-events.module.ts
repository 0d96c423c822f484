import { Module } from '@nestjs/common';
import { BotEventsModule } from '../../domain/bot-events/bot-events.module';
import { EventsModule } from '../../platform/events/events.module';
import { BotEventsController } from './bot-events.controller';

@Module({ imports: [BotEventsModule, EventsModule], controllers: [BotEventsController] })
export class BotEventFeedModule {}

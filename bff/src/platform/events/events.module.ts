import { Module } from '@nestjs/common';
import { EventStreamsService } from './event-streams.service';

/** Streams of server-sent events. */
@Module({ providers: [EventStreamsService], exports: [EventStreamsService] })
export class EventsModule {}

import { Module } from '@nestjs/common';
import { EventStreams } from './event-streams';

/** Streams of server-sent events. */
@Module({ providers: [EventStreams], exports: [EventStreams] })
export class EventsModule {}

import { Module } from '@nestjs/common';
import { EventStreamsService } from './event-streams.service';
import { LongPollService } from './long-poll.service';

/** Streams of server-sent events, and requests that wait for a change. */
@Module({
  providers: [EventStreamsService, LongPollService],
  exports: [EventStreamsService, LongPollService],
})
export class EventsModule {}

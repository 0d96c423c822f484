import { Injectable } from '@nestjs/common';
import { EventStreamsService } from '../../platform/events/event-streams.service';
import { ChangeStreamService } from '../../platform/mongo/change-stream.service';
import { SESSIONS } from './session.schema';

/** Ends the open streams of a session soon after any instance has ended it. */
@Injectable()
export class SessionEndsService {
  constructor(streams: EventStreamsService, changes: ChangeStreamService) {
    changes.follow({
      collection: SESSIONS,
      only: 'delete',
      changed: ({ id }) => streams.checkAgain(String(id)),
      missed: () => streams.checkAgain(null),
    });
  }
}

import { BOT_EVENTS_LIMIT } from '@portal/contracts';
import { QueryInteger } from '../../platform/http/query-integer';

/** From where the bot reads on, and how much. */
export class ListEventsQuery {
  @QueryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER, optional: true })
  after?: number;

  /** More than the limit is cut to it (SEC-44). */
  @QueryInteger({ min: 1, max: Number.MAX_SAFE_INTEGER })
  limit: number = BOT_EVENTS_LIMIT;
}

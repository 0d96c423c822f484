import { BOT_EVENTS_LIMIT } from '@portal/contracts';
import { QueryInteger } from '../../platform/http/query-integer';

/** Position from which the bot continues, and number of events. */
export class ListEventsQuery {
  @QueryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER, optional: true })
  after?: number;

  /** A value above the limit is reduced to it (SEC-44). */
  @QueryInteger({ min: 1, max: Number.MAX_SAFE_INTEGER })
  limit: number = BOT_EVENTS_LIMIT;
}

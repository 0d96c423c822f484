import { RECIPIENTS_LIMIT } from '@portal/contracts';
import { QueryInteger } from '../../platform/http/query-integer';

/** After which user the bot reads on, and how many are looked at. */
export class ListRecipientsQuery {
  @QueryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER })
  after: number = 0;

  /** More than the limit is cut to it (SEC-44). */
  @QueryInteger({ min: 1, max: Number.MAX_SAFE_INTEGER })
  limit: number = RECIPIENTS_LIMIT;
}

import { RECIPIENTS_LIMIT } from '@portal/contracts';
import { QueryInteger } from '../../platform/http/query-integer';

/** User after whom the bot continues, and number of users to check. */
export class ListRecipientsQuery {
  @QueryInteger({ min: 0, max: Number.MAX_SAFE_INTEGER })
  after: number = 0;

  /** A value above the limit is reduced to it (SEC-44). */
  @QueryInteger({ min: 1, max: Number.MAX_SAFE_INTEGER })
  limit: number = RECIPIENTS_LIMIT;
}

import { QueryInteger } from '../../platform/http/query-integer';

/** Page size of the screen (ADM-51). */
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of a page of the login history. */
export class ListLoginsParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;
}

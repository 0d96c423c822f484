import { TextField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';
import { Trimmed } from '../../platform/http/trimmed';

/** Page size of the Live Queue. */
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Maximum length of a search text. */
export const MAX_SEARCH = 100;

/** Query of a part of a column. */
export class ListQueueParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @Trimmed()
  @TextField({ max: MAX_SEARCH, optional: true })
  search?: string;
}

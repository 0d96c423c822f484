import { BULK_OUTCOMES, type BulkOutcome, type ListBulkRowsQuery } from '@portal/contracts';
import { ChoiceField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';

const MAX_PAGE = 1_000_000;
const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** Query of a page of the bulk actions. */
export class ListBulkActionsParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;
}

/** Query of the rows of one bulk action. */
export class ListBulkRowsParameters implements ListBulkRowsQuery {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @ChoiceField(BULK_OUTCOMES, { optional: true })
  outcome?: BulkOutcome;
}

import { CODE_FILTERS, type CodeFilter, type ListRedeemCodesQuery } from '@portal/contracts';
import { ValidateIf } from 'class-validator';
import { ChoiceField, TextField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';
import { Trimmed } from '../../platform/http/trimmed';

const MAX_SEARCH = 64;
const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of the redeem codes. Without a page the answer is the whole list. */
export class ListCodesParameters implements ListRedeemCodesQuery {
  @ChoiceField(CODE_FILTERS, { optional: true })
  filter: CodeFilter = 'all';

  @Trimmed()
  @TextField({ max: MAX_SEARCH, optional: true })
  search: string = '';

  @QueryInteger({ min: 1, max: MAX_PAGE })
  @ValidateIf((_query, value: unknown) => value !== undefined)
  page?: number;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;
}

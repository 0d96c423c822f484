import { ValidateIf } from 'class-validator';
import { QueryInteger } from '../../platform/http/query-integer';

const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of a page of the open offers. Without a page the answer is the whole list. */
export class ListOffersParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  @ValidateIf((_query, value: unknown) => value !== undefined)
  page?: number;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;
}

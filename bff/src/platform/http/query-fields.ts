import { TIME_SORTS, type TimeSort } from '@portal/contracts';
import { isCalendarDay } from '@portal/rules';
import { ValidateBy } from 'class-validator';
import { Field } from './field';
import { choice, integer } from './fields';

const MAX_PAGE = 1_000_000;
const MAX_LIMIT = 100;

/** Number of a page, from 1. */
export const pageNumber = () => integer({ min: 1, max: MAX_PAGE });

/** Number of items per page, with the number of a page without `limit`. */
export const pageSize = (initial: number, max: number = MAX_LIMIT) =>
  integer({ min: 1, max }).default(initial);

/** Order of a list by time; `initial` without `sort`. Any other order is refused. */
export const timeSort = (initial: TimeSort = '-time') => choice(TIME_SORTS).default(initial);

/** A calendar day, `YYYY-MM-DD`. */
export function day(): Field<string> {
  const validate = (value: unknown): boolean => typeof value === 'string' && isCalendarDay(value);
  return new Field({
    schema: { type: 'string', format: 'date' },
    rules: [(each) => ValidateBy({ name: 'isCalendarDay', validator: { validate } }, each)],
  });
}

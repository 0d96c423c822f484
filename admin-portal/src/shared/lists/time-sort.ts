import { TIME_SORTS, type TimeSort } from '@portal/contracts';
import { oneOf } from './params';
import type { ColumnSorts } from './sort-button';

/** The order by time in the address; the newest entries come first without another choice. */
export const timeSort = oneOf(TIME_SORTS, '-time');

/** The orders of a column with the time of each entry. */
export const TIME_COLUMN: ColumnSorts<TimeSort> = ['-time', 'time'];

/** The order to send; none for the usual one of the call. */
export const sortQuery = <Sort extends string>(
  sort: Sort,
  usual: NoInfer<Sort>,
): { sort?: Sort } => (sort === usual ? {} : { sort });

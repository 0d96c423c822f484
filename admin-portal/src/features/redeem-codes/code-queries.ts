import { send } from '@portal/api-client';
import {
  type BatchSort,
  CODES_AT_ONCE,
  deleteRedeemCodes,
  listCodeBatches,
  type ListRedeemCodesQuery,
  listRedeemCodes,
  type RedeemCodeView,
  type TimeSortQuery,
} from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { sortQuery } from '../../shared/lists/time-sort';

/** The filter and search of a list of codes, without the page. */
export type CodeList = Pick<ListRedeemCodesQuery, 'filter' | 'search'>;

/** A page of codes in an order, with the totals. */
export const codesQuery = (list: CodeList & TimeSortQuery, page: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'redeem-codes', list, page, limit],
    queryFn: ({ signal }) => send(listRedeemCodes, { query: { ...list, page, limit }, signal }),
  });

/** A page of batches. */
export const batchesQuery = (page: number, limit: number, sort: BatchSort) =>
  queryOptions({
    queryKey: ['admin', 'redeem-codes', 'batches', page, limit, sort],
    queryFn: ({ signal }) =>
      send(listCodeBatches, { query: { page, limit, ...sortQuery(sort, '-time') }, signal }),
    placeholderData: keepPreviousData,
  });

/** All codes of a list, newest first. */
export async function readWholeList(list: CodeList): Promise<readonly RedeemCodeView[]> {
  return (await send(listRedeemCodes, { query: { ...list } })).codes;
}

/**
 * Deletes codes in batches of the size that the service allows, and returns how many were deleted. When
 * a request fails, earlier batches stay deleted. `onDeleted` is called after each batch.
 */
export async function deleteCodes(
  codes: readonly string[],
  onDeleted: (codes: readonly string[]) => void,
): Promise<number> {
  let count = 0;
  for (let from = 0; from < codes.length; from += CODES_AT_ONCE) {
    const some = codes.slice(from, from + CODES_AT_ONCE);
    count += (await send(deleteRedeemCodes, { body: { codes: some } })).deletedCount;
    onDeleted(some);
  }
  return count;
}

import { send } from '@portal/api-client';
import {
  CODES_AT_ONCE,
  deleteRedeemCodes,
  type ListRedeemCodesQuery,
  listRedeemCodes,
  type RedeemCodeView,
} from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';

/** Codes of a page. */
const PAGE_SIZE = 25;

/** Which codes are shown, on all pages. */
export type CodeList = Pick<ListRedeemCodesQuery, 'filter' | 'search'>;

/** A page of codes with the totals; while the next one loads the last one stays. */
export const codesQuery = (list: CodeList, page: number) =>
  queryOptions({
    queryKey: ['admin', 'redeem-codes', list, page],
    queryFn: ({ signal }) =>
      send(listRedeemCodes, { query: { ...list, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

/** All codes of a list, newest first. */
export async function readWholeList(list: CodeList): Promise<readonly RedeemCodeView[]> {
  return (await send(listRedeemCodes, { query: { ...list } })).codes;
}

/**
 * Deletes any number of codes, as many at once as the service takes; gives how many there were. What is
 * deleted when one request fails stays deleted: `onDeleted` hears of each.
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

import type { PaginationView, TimeSort } from '@portal/contracts';

/** Requested page of a list, from 1, and its largest size. */
export interface PagePlace {
  readonly page: number;
  readonly limit: number;
}

/** Order of a list by time: 1 is oldest first, -1 newest first. */
export type Direction = 1 | -1;

/** Requested page of a list that can be read from either end. */
export interface OrderedPlace extends PagePlace {
  readonly direction: Direction;
}

/** A slice of a list that is read in an order. */
export interface DirectedSlice {
  readonly skip: number;
  readonly limit: number;
  readonly direction: Direction;
}

/** The direction that a sort order asks for. */
export const directionOf = (sort: TimeSort): Direction => (sort === 'time' ? 1 : -1);

/** A page of a list of `totalRecords` rows. An empty list has one page. */
export function pageOf(totalRecords: number, currentPage: number, limit: number): PaginationView {
  return { currentPage, totalPages: Math.max(1, Math.ceil(totalRecords / limit)), totalRecords };
}

/**
 * The page that exists, because the list may have become shorter since the last request. Returns the index
 * of its first row from 0, and its size.
 */
export function placeOf(
  total: number,
  { page: wanted, limit }: PagePlace,
): { readonly page: number; readonly first: number; readonly size: number } {
  const page = Math.min(wanted, pageOf(total, wanted, limit).totalPages);
  const first = (page - 1) * limit;
  return { page, first, size: Math.min(limit, total - first) };
}

/** Rows of a page in its order, the page that exists, and the number of rows on all pages. */
export interface ReadPage<Row> {
  readonly rows: Row[];
  readonly page: number;
  readonly total: number;
}

/**
 * Reads a page from the nearer end of the list, so that the last page costs as much as the first. The first
 * page is read while the rows are still being counted.
 */
export async function readFromNearerEnd<Row>(
  counted: number | Promise<number>,
  { direction, ...place }: OrderedPlace,
  read: (slice: DirectedSlice) => Promise<Row[]>,
): Promise<ReadPage<Row>> {
  const { page: wanted, limit } = place;
  if (wanted === 1) {
    const [total, rows] = await Promise.all([counted, read({ skip: 0, limit, direction })]);
    return { rows, page: 1, total };
  }
  const total = await counted;
  const { page, first, size } = placeOf(total, place);
  if (size <= 0) return { rows: [], page, total };
  const behind = total - first - size;
  if (first <= behind)
    return { rows: await read({ skip: first, limit: size, direction }), page, total };
  const turned = direction === 1 ? -1 : 1;
  const fromEnd = await read({ skip: behind, limit: size, direction: turned });
  return { rows: fromEnd.toReversed(), page, total };
}

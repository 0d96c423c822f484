import type { PaginationView } from '@portal/contracts';

/** Requested page of a list, from 1, and its largest size. */
export interface PagePlace {
  readonly page: number;
  readonly limit: number;
}

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

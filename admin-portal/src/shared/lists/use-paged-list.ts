import type { PaginationView } from '@portal/contracts';
import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@portal/query';
import { useEffect } from 'react';

/** An answer with one page of a list. Contracts that also answer whole lists have no pagination then. */
export interface PagedAnswer {
  readonly pagination?: PaginationView;
}

/** A list that is shown page by page. */
export interface PagedList<Answer extends PagedAnswer> {
  readonly query: UseQueryResult<Answer>;
  readonly setPage: (page: number) => void;
}

/** The part of useListParams that contains the page. */
interface PageParams {
  readonly page: number;
  readonly set: (changes: { readonly page: number }) => void;
  readonly replace: (changes: { readonly page: number }) => void;
}

/** The page itself, or the last page when the list is shorter. Without pagination the length is unknown. */
export function pageToShow(page: number, pagination: PaginationView | undefined): number {
  return Math.min(page, pagination?.totalPages ?? page);
}

/**
 * Reads a page of a list. While the next page is loaded, the previous one stays on the screen. A page
 * after the end is replaced by the last page, because rows may have gone or the address was typed.
 */
export function usePagedList<Answer extends PagedAnswer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
  { page, set, replace }: PageParams,
): PagedList<Answer> {
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const shown = pageToShow(page, query.isPlaceholderData ? undefined : query.data?.pagination);
  useEffect(() => {
    if (shown !== page) replace({ page: shown });
  }, [shown, page, replace]);
  return { query, setPage: (next) => set({ page: next }) };
}

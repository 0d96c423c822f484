import { useSearchParams } from '@portal/router';

/** Name in the address of the user whose details lie open. */
export const DETAIL_PARAM = 'user';

/** What of a list stands in the address, so that it can be shared and gone back to. */
export interface ListAddress {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** The picked chip; null for the first. */
  readonly status: string | null;
  /** Replaces the entry of the browser's history: one goes back to lists, not to letters. */
  readonly setSearch: (search: string) => void;
  readonly setPage: (page: number, options?: { readonly replace: boolean }) => void;
  readonly setStatus: (status: string | null) => void;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The state of a list in the address; a new search or chip starts at page 1. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>, replace = false): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  return {
    search: params.get('search') ?? '',
    page: pageOf(params.get('page')),
    status: params.get('status'),
    setSearch: (search) => change({ search, page: null }, true),
    setPage: (page, options) => change({ page: page > 1 ? String(page) : null }, options?.replace),
    setStatus: (status) => change({ status, page: null }),
  };
}

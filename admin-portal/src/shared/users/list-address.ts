import { useSearchParams } from '@portal/router';

/** Name of the query parameter with the user whose details are open. */
export const DETAIL_PARAM = 'user';

/** State of a list that is stored in the address, so that it can be shared and restored by Back. */
export interface ListAddress {
  readonly search: string;
  /** Page number, from 1. */
  readonly page: number;
  /** The selected filter. Null for the first one. */
  readonly status: string | null;
  /** Replaces the history entry: Back leads to the previous list, not to the previous letter. */
  readonly setSearch: (search: string) => void;
  readonly setPage: (page: number, options?: { readonly replace: boolean }) => void;
  readonly setStatus: (status: string | null) => void;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The state of a list in the address. A new search or filter goes to page 1. */
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

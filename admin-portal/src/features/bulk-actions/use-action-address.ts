import { BULK_OUTCOMES, type BulkOutcome, type BulkSelection } from '@portal/contracts';
import { useLocation, useSearchParams } from '@portal/router';

/** State of the Bulk Actions tab that is stored in the address. */
export interface ActionAddress {
  /** The open bulk action. Null: the list of all. */
  readonly actionId: string | null;
  /** Page number, from 1. */
  readonly page: number;
  readonly outcome: BulkOutcome | null;
  /** The selection, when the bulk action was planned in this window. */
  readonly selection: BulkSelection | null;
  readonly setPage: (page: number, options?: { readonly replace: boolean }) => void;
  readonly setOutcome: (outcome: BulkOutcome | null) => void;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Reads and changes the address of the Bulk Actions tab. */
export function useActionAddress(): ActionAddress {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  // Only usePlanAction writes this history state.
  const state = location.state as { readonly selection?: BulkSelection } | null;
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
      { replace, state },
    );
  return {
    actionId: params.get('action'),
    page: pageOf(params.get('page')),
    outcome: BULK_OUTCOMES.find((known) => known === params.get('outcome')) ?? null,
    selection: state?.selection ?? null,
    setPage: (page, options) => change({ page: page > 1 ? String(page) : null }, options?.replace),
    setOutcome: (outcome) => change({ outcome, page: null }),
  };
}

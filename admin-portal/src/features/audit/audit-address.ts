import { useSearchParams } from '@portal/router';
import { isCalendarDay, parseUserId } from '@portal/rules';
import type { AuditFilter } from './audit-query';

/** Filter values in the address, as typed. Empty: no filter. */
export interface AuditEntries {
  readonly actor: string;
  readonly action: string;
  /** A user id, or another target as the audit writes it. */
  readonly target: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

const NAMES = ['actor', 'action', 'target', 'from', 'to'] as const;

/** The filter to send for an address. Invalid dates are left out. */
function filterOf({ actor, action, target, from, to }: AuditEntries): AuditFilter {
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(target && { target: parseUserId(target) === null ? target : `user:${target}` }),
    ...(isCalendarDay(from) && { from }),
    ...(isCalendarDay(to) && { to }),
  };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/**
 * The filter of the audit is stored in the address, so that it can be shared. Changing it goes to page
 * 1.
 */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const of = (name: string): string => params.get(name) ?? '';
  const entries: AuditEntries = {
    actor: of('actor'),
    action: of('action'),
    target: of('target'),
    from: of('from'),
    to: of('to'),
  };
  const change = (values: Readonly<Record<string, string | null>>, replace = false): void =>
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
    entries,
    filter: filterOf(entries),
    isFiltered: NAMES.some((name) => entries[name] !== ''),
    page: pageOf(params.get('page')),
    /**
     * @param replace adds no entry to the browser history: Back leads to the previous filter, not
     * letter.
     */
    set: (name: keyof AuditEntries, value: string, replace = false): void =>
      change({ [name]: value, page: null }, replace),
    clear: (): void =>
      change({ ...Object.fromEntries(NAMES.map((name) => [name, null])), page: null }),
    setPage: (page: number, { replace } = { replace: false }): void =>
      change({ page: page > 1 ? String(page) : null }, replace),
  };
}

/** Return type of useAuditAddress. */
export type AuditAddress = ReturnType<typeof useAuditAddress>;

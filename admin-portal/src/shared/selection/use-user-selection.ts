import type { BulkSelection, ListUsersResponse } from '@portal/contracts';
import { notify } from '@portal/ui';
import { useState } from 'react';
import { useMay } from '../access/use-may';
import { texts } from './texts';

/** A complete list with its filter and search. */
export type ListSelection = Extract<BulkSelection, { list: unknown }>;

/** The selected users of a list. The selection survives a change of page, filter or search. */
export interface UserSelection {
  /** The selection as a bulk action needs it. */
  readonly chosen: BulkSelection;
  /** Number of selected users. */
  readonly count: number;
  /** Number of users in the list on all its pages. */
  readonly total: number;
  /** Whether the complete list is selected instead of single users. */
  readonly isWhole: boolean;
  /** Selection state of the current page. */
  readonly page: 'none' | 'some' | 'all';
  readonly has: (userId: number) => boolean;
  /** Selects or deselects a user. With `range` all users from the last toggled one to this one. */
  readonly toggle: (userId: number, options: { readonly range: boolean }) => void;
  readonly togglePage: () => void;
  readonly takeWhole: () => void;
  readonly clear: () => void;
}

/** Maximum number of user ids that planBulkAction accepts. */
const MOST_BY_HAND = 1_000;

const NOBODY: ReadonlySet<number> = new Set();

function between(ids: readonly number[], from: number | null, to: number): readonly number[] {
  const ends = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  const [start = -1, end = -1] = ends.sort((one, other) => one - other);
  return start < 0 ? [to] : ids.slice(start, end + 1);
}

function pageState(ids: readonly number[], has: (id: number) => boolean): UserSelection['page'] {
  const count = ids.filter(has).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/**
 * State of the selection in a list of users. Null for a role that may not use bulk actions.
 * @param list identifies the list as a whole. When it changes, a selection of the complete list ends.
 */
export function useUserSelection(
  list: ListSelection,
  data: ListUsersResponse | undefined,
): UserSelection | null {
  const may = useMay('bulk');
  const [ids, setIds] = useState(NOBODY);
  const [whole, setWhole] = useState<string | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const key = JSON.stringify(list);
  if (whole !== null && whole !== key) setWhole(null);
  if (!may) return null;

  const isWhole = whole === key;
  const pageIds = (data?.users ?? []).map(({ userId }) => userId);
  const total = data?.pagination?.totalRecords ?? 0;
  const has = (userId: number): boolean => isWhole || ids.has(userId);
  const page = pageState(pageIds, has);

  const put = (changed: readonly number[], on: boolean): void => {
    // Deselecting one user of a completely selected list leaves the rest of the page selected.
    const next = new Set(isWhole ? pageIds : ids);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    if (next.size > MOST_BY_HAND) {
      notify({ tone: 'error', text: texts.tooMany(MOST_BY_HAND) });
      return;
    }
    setIds(next);
    setWhole(null);
  };
  return {
    chosen: isWhole ? list : { userIds: [...ids] },
    count: isWhole ? total : ids.size,
    total,
    isWhole,
    page,
    has,
    toggle: (userId, { range }) => {
      setLast(userId);
      put(range ? between(pageIds, last, userId) : [userId], !has(userId));
    },
    togglePage: () => put(pageIds, page !== 'all'),
    takeWhole: () => setWhole(key),
    clear: () => {
      setIds(NOBODY);
      setWhole(null);
    },
  };
}

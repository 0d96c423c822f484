import { useState } from 'react';
import { RECORD_PARAM } from '../../paths';
import type { Column } from './columns';

/** Width of a window in px that has room for more columns than those of the specification. */
const WIDE = 1_440;

/** localStorage key of the columns chosen in a list. */
const keyOf = (list: string): string => `adminColumns:${list}`;

/** One column that can be shown or hidden. */
interface ColumnOption {
  readonly name: string;
  readonly label: string;
  readonly isShown: boolean;
}

/** Which columns of a list are shown. */
export interface ColumnChoice<Shown> {
  /** The columns to show, in the order of the list. */
  readonly columns: readonly Shown[];
  /** The columns that can be shown or hidden. */
  readonly options: readonly ColumnOption[];
  /** Names of the chosen ones; null: the usual columns of the list. */
  readonly picked: readonly string[] | null;
  /** Shows or hides one. */
  readonly toggle: (name: string) => void;
  /** Chooses columns by name; null: the usual ones. Unknown names are left out. */
  readonly pick: (names: readonly string[] | null) => void;
}

function readStored(list: string): readonly string[] | null {
  try {
    return localStorage.getItem(keyOf(list))?.split(',') ?? null;
  } catch {
    return null;
  }
}

function store(list: string, names: readonly string[] | null): void {
  try {
    if (names === null) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), names.join(','));
  } catch {
    // The browser may deny storage. Then the choice lasts until the tab is left.
  }
}

/**
 * The choice of columns of a list, which this browser keeps.
 * @param list id of the list, for the storage.
 */
export function useColumnChoice<Shown extends Pick<Column<never>, 'name' | 'header' | 'shown'>>(
  list: string,
  columns: readonly Shown[],
): ColumnChoice<Shown> {
  const [stored, setStored] = useState(() => readStored(list));
  const optional = columns.filter(({ shown }) => shown !== 'always');
  // Beside a record a list is narrow in any window.
  const isNarrow =
    window.innerWidth < WIDE || new URLSearchParams(window.location.search).has(RECORD_PARAM);
  const hidden = ['extra', ...(isNarrow ? ['wide'] : [])];
  const usual = optional
    .filter(({ shown = '' }) => !hidden.includes(shown))
    .map(({ name }) => name);
  const known = (names: readonly string[]): readonly string[] =>
    optional.map(({ name }) => name).filter((name) => names.includes(name));
  const picked = stored && known(stored);
  const names = new Set(picked ?? usual);

  const pick = (chosen: readonly string[] | null): void => {
    const next = chosen && known(chosen);
    // The usual columns are not stored, so that a later version may change them.
    const kept = next?.join() === usual.join() ? null : next;
    store(list, kept);
    setStored(kept);
  };
  return {
    columns: columns.filter(({ name, shown }) => shown === 'always' || names.has(name)),
    options: optional.map(({ name, header }) => ({
      name,
      label: typeof header === 'string' ? header : name,
      isShown: names.has(name),
    })),
    picked,
    toggle: (name) => {
      const next = new Set(names);
      if (!next.delete(name)) next.add(name);
      pick([...next]);
    },
    pick,
  };
}

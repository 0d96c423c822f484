import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';

/** Sort orders of a column: the one of the first press, and the one of the second. A minus means descending. */
export type ColumnSorts<Sort extends string> = readonly [first: Sort, second: Sort];

/** The sort order of a list. */
export interface Sorting<Sort extends string> {
  readonly picked: Sort;
  readonly onPick: (sort: Sort) => void;
}

const Button = styled('button')(({ theme }) => ({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover, &[data-picked="true"]': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}));

/** How a column is sorted, for `aria-sort`. */
export function directionOf<Sort extends string>(
  sorts: ColumnSorts<Sort>,
  picked: Sort,
): 'ascending' | 'descending' | 'none' {
  if (!sorts.includes(picked)) return 'none';
  return picked.startsWith('-') ? 'descending' : 'ascending';
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

interface SortButtonProps<Sort extends string> {
  readonly sorts: ColumnSorts<Sort>;
  readonly sorting: Sorting<Sort>;
  readonly children: ReactNode;
}

/** The header of a column that sorts the list. */
export function SortButton<Sort extends string>(props: SortButtonProps<Sort>) {
  const { sorts, sorting, children } = props;
  const direction = directionOf(sorts, sorting.picked);
  const Icon = ICONS[direction];
  const [first, second] = sorts;
  return (
    <Button
      type="button"
      data-picked={direction !== 'none'}
      onClick={() => sorting.onPick(sorting.picked === first ? second : first)}
    >
      {children}
      <Icon size={14} aria-hidden />
    </Button>
  );
}

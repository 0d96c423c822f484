import type { CsvValue } from '@portal/rules';
import type { ReactNode } from 'react';
import type { ColumnSorts } from './sort-button';

/** What a column may have besides its header and its cells. */
interface ColumnOptions<Row, Sort extends string> {
  /** The cell needs no label in a card. */
  readonly unlabelled?: boolean;
  /** The header sorts the list; only with `sorting` of the table. */
  readonly sorts?: ColumnSorts<Sort>;
  /**
   * `always`: cannot be hidden. `extra`: hidden until somebody chooses it; `wide`: the same, except in a wide window.
   * Absent: can be hidden.
   */
  readonly shown?: 'always' | 'extra' | 'wide';
  /** Its values in an exported file, by heading. Absent: the file has no such column. */
  readonly file?: Readonly<Record<string, (row: Row) => CsvValue>>;
}

/** A column of a table, declared once for its head, its cells, its label in cards and its part of a file. */
export interface Column<Row, Sort extends string = string> extends ColumnOptions<Row, Sort> {
  /** Marks the cells for styles as `data-column`. */
  readonly name: string;
  /** A text is also the label of the cell in a card, and the name in the choice of columns. */
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

/** The columns of a table with fixed headers, in their order. A header without a cell does not compile. */
export function columnsOf<Name extends string, Row, Sort extends string = string>(
  headers: Readonly<Record<Name, string>>,
  cells: Readonly<Record<NoInfer<Name>, (row: Row) => ReactNode>>,
  options?: Readonly<Partial<Record<NoInfer<Name>, ColumnOptions<Row, Sort>>>>,
): readonly Column<Row, Sort>[] {
  const names = Object.keys(headers) as Name[];
  return names.map((name) => ({
    name,
    header: headers[name],
    cell: cells[name],
    ...options?.[name],
  }));
}

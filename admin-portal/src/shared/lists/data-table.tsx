import { Surface } from '@portal/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { moveBetweenRows } from './move-between-rows';
import { type ColumnSorts, directionOf, SortButton, type Sorting } from './sort-button';

/** A column of a table, declared once for its head, its cells and its label in cards. */
export interface Column<Row, Sort extends string = string> {
  /** Marks the cells for styles as `data-column`. */
  readonly name: string;
  /** A text is also the label of the cell in a card. */
  readonly header: ReactNode;
  /** The cell needs no label in a card. */
  readonly unlabelled?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The header sorts the list; only with `sorting` of the table. */
  readonly sorts?: ColumnSorts<Sort>;
}

/** The columns of a table with fixed headers, in their order. A header without a cell does not compile. */
export function columnsOf<Name extends string, Row>(
  headers: Readonly<Record<Name, string>>,
  cells: Readonly<Record<NoInfer<Name>, (row: Row) => ReactNode>>,
): readonly Column<Row>[] {
  const names = Object.keys(headers) as Name[];
  return names.map((name) => ({ name, header: headers[name], cell: cells[name] }));
}

interface DataTableProps<Row, Sort extends string> {
  /** Accessible name. */
  readonly label: string;
  /** A cardTable, which may have styles of its own. */
  readonly table: ComponentType<ComponentProps<'table'>>;
  readonly columns: readonly Column<Row, Sort>[];
  readonly sorting?: Sorting<Sort>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Undefined: the rows cannot be selected. */
  readonly isSelected?: (row: Row) => boolean | undefined;
}

/**
 * A table of rows, which become cards when the columns do not fit. Arrow keys move the focus between the rows.
 */
export function DataTable<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { table: Table, columns, isSelected, sorting } = props;
  return (
    <Surface>
      <Table aria-label={props.label} onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            {columns.map(({ name, header, sorts }) => (
              <th
                key={name}
                scope="col"
                data-column={name}
                aria-sort={sorts && sorting && directionOf(sorts, sorting.picked)}
              >
                {sorts && sorting ? (
                  <SortButton sorts={sorts} sorting={sorting}>
                    {header}
                  </SortButton>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.keyOf(row)} data-selected={isSelected?.(row)}>
              {columns.map(({ name, header, unlabelled, cell }) => (
                <td
                  key={name}
                  data-column={name}
                  data-label={!unlabelled && typeof header === 'string' ? header : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Surface>
  );
}

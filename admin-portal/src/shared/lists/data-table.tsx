import { Surface } from '@portal/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** A column of a table, declared once for its head, its cells and its label in cards. */
export interface Column<Row> {
  /** Marks the cells for styles as `data-column`. */
  readonly name: string;
  /** A text is also the label of the cell in a card. */
  readonly header: ReactNode;
  /** The cell needs no label in a card. */
  readonly unlabelled?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** The columns of a table with fixed headers, in their order. A header without a cell does not compile. */
export function columnsOf<Name extends string, Row>(
  headers: Readonly<Record<Name, string>>,
  cells: Readonly<Record<NoInfer<Name>, (row: Row) => ReactNode>>,
): readonly Column<Row>[] {
  const names = Object.keys(headers) as Name[];
  return names.map((name) => ({ name, header: headers[name], cell: cells[name] }));
}

interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  /** A cardTable, which may have styles of its own. */
  readonly table: ComponentType<ComponentProps<'table'>>;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Undefined: the rows cannot be selected. */
  readonly isSelected?: (row: Row) => boolean | undefined;
}

/** A table of rows, which become cards when the columns do not fit. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { table: Table, columns, isSelected } = props;
  return (
    <Surface>
      <Table aria-label={props.label}>
        <thead>
          <tr>
            {columns.map(({ name, header }) => (
              <th key={name} scope="col" data-column={name}>
                {header}
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

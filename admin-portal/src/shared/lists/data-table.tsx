import { Surface } from '@portal/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { Column } from './columns';
import { moveBetweenRows } from './move-between-rows';
import { directionOf, SortButton, type Sorting } from './sort-button';

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
 * A table of rows, which become cards when the columns do not fit. The head stays in sight while the rows scroll.
 * Arrow keys move the focus between the rows.
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

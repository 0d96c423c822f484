import { toCsv } from '@portal/rules';
import type { Column } from './columns';
import type { AllRows } from './read-all-rows';
import type { ListFile } from './use-export';

/**
 * The file of a list: its rows with the columns that are shown. A text that a spreadsheet would run as a formula
 * is neutralized.
 * @param name of the file, without its ending.
 */
export function columnsFile<Row>(
  name: string,
  columns: readonly Pick<Column<Row>, 'file'>[],
  { rows, total }: AllRows<Row>,
): ListFile {
  const cells = columns.flatMap(({ file = {} }) => Object.entries(file));
  const head = cells.map(([heading]) => heading);
  const lines = rows.map((row) => cells.map(([, valueOf]) => valueOf(row)));
  return { name: `${name}.csv`, text: toCsv([head, ...lines]), rows: rows.length, total };
}

import { table } from '../../../shared/table';
import { seconds } from '../../../shared/steps';
import { type CellResult, CELLS } from './cells';

/** Input and results of a matrix run. */
export interface SkewReport {
  /** Commits of n-1 and n. n is the current checkout. */
  readonly previous: string;
  readonly current: string;
  readonly cells: readonly CellResult[];
}

const isGreen = ({ failure }: CellResult): boolean => failure === null;

/** True when all twelve combinations and the rollback ran and passed. */
export function isProven({ cells }: SkewReport): boolean {
  return cells.length === CELLS.length + 1 && cells.every(isGreen);
}

/** The matrix, then the full text of each failure. */
export function describeSkew(report: SkewReport): string {
  const { previous, current, cells } = report;
  const printed = table(
    ['bff', 'data', 'shell', 'portals', 'smoke suite', 'took'],
    cells.map((cell) => [
      ...[cell.bff, cell.data, cell.shell, cell.remote],
      isGreen(cell) ? 'green' : 'RED',
      seconds(cell.ms),
    ]),
  );
  const failures = cells.flatMap((cell) =>
    cell.failure === null
      ? []
      : [
          `bff ${cell.bff} on data of ${cell.data}, shell ${cell.shell}, portals ${cell.remote}: ${cell.failure}\n`,
        ],
  );
  const versions = `n-1 is ${previous.slice(0, 10)}, n is ${current.slice(0, 10)} as it lies here, n+1 adds a text and a field to it.`;
  const green = `${cells.filter(isGreen).length} of ${CELLS.length + 1} are green: the 12 cells, and bff n-1 on the data of n.`;
  return `${printed}\n\n${failures.join('')}${versions}\n${green}\n`;
}

import { table } from '../../shared/table';
import { seconds } from '../../shared/steps';
import type { CellResult } from './cells';

/** What the run of the matrix was about, and what became of it. */
export interface SkewReport {
  /** Commits of n-1 and n; n is the checkout as it is. */
  readonly previous: string;
  readonly current: string;
  readonly cells: readonly CellResult[];
}

const isGreen = ({ failure }: CellResult): boolean => failure === null;

/** Whether all twelve cells were tried and are green. */
export function isProven({ cells }: SkewReport): boolean {
  return cells.length === 12 && cells.every(isGreen);
}

/** The matrix, then each failure in full. */
export function describeSkew(report: SkewReport): string {
  const { previous, current, cells } = report;
  const printed = table(
    ['bff', 'shell', 'portals', 'smoke suite', 'took'],
    cells.map((cell) => [
      ...[cell.bff, cell.shell, cell.remote],
      isGreen(cell) ? 'green' : 'RED',
      seconds(cell.ms),
    ]),
  );
  const failures = cells.flatMap((cell) =>
    cell.failure === null
      ? []
      : [`bff ${cell.bff}, shell ${cell.shell}, portals ${cell.remote}: ${cell.failure}\n`],
  );
  const versions = `n-1 is ${previous.slice(0, 10)}, n is ${current.slice(0, 10)} as it lies here, n+1 adds a text and a field to it.`;
  const green = `${cells.filter(isGreen).length} of 12 cells are green.`;
  return `${printed}\n\n${failures.join('')}${versions}\n${green}\n`;
}

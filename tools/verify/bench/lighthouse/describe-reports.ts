import type { Report } from './run-lighthouse';

/** All reports of one page of one system. */
export interface PageReports {
  readonly page: string;
  /** `new`, or `old`. */
  readonly system: string;
  readonly reports: readonly Report[];
}

/** The columns of the table, with what the goal of docs/requirements/performance.md is about. */
const COLUMNS: readonly (readonly [title: string, field: keyof Report, digits: number])[] = [
  ['performance', 'performance', 0],
  ['accessibility', 'accessibility', 0],
  ['best practices', 'best-practices', 0],
  ['SEO', 'seo', 0],
  ['FCP ms', 'first-contentful-paint', 0],
  ['LCP ms', 'largest-contentful-paint', 0],
  ['TBT ms', 'total-blocking-time', 0],
  ['CLS', 'cumulative-layout-shift', 3],
];

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A Markdown table of the medians, a line for each page and system. */
export function describeReports(all: readonly PageReports[]): string {
  const head = ['page', 'system', ...COLUMNS.map(([title]) => title)];
  const lines = all.map(({ page, system, reports }) => [
    ...[`\`${page}\``, system],
    ...COLUMNS.map(([, field, digits]) =>
      middleOf(reports.map((report) => report[field])).toFixed(digits),
    ),
  ]);
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

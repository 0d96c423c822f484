import { markdownTable } from '../markdown-table';
import { median } from '../quantiles';
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

/** A Markdown table of the medians, a line for each page and system. */
export function describeReports(all: readonly PageReports[]): string {
  const head = ['page', 'system', ...COLUMNS.map(([title]) => title)];
  const lines = all.map(({ page, system, reports }) => [
    ...[`\`${page}\``, system],
    ...COLUMNS.map(([, field, digits]) =>
      median(reports.map((report) => report[field])).toFixed(digits),
    ),
  ]);
  return markdownTable(head, lines);
}

import { retryWhenLimited } from '@portal/api-client';
import type { PaginationView } from '@portal/contracts';
import type { ExportOptions } from './use-export';

/** Maximum number of rows in one file. A larger spreadsheet is not useful. */
const MOST_ROWS = 50_000;

/** Rows per request: the maximum that the service allows. */
const STEP = 100;

/** Reads a page of a list, from 1. */
type ReadPage<Row> = (
  page: number,
  limit: number,
  signal: AbortSignal,
) => Promise<{ readonly rows: readonly Row[]; readonly pagination: PaginationView }>;

/** The rows of all pages, and how many the list has. */
export interface AllRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * Reads all pages of a list, at most MOST_ROWS rows.
 * @throws the errors of `read`, or the signal's reason after an abort.
 */
export async function readAllRows<Row extends { readonly _id: string }>(
  read: ReadPage<Row>,
  { signal, onProgress }: ExportOptions,
): Promise<AllRows<Row>> {
  // A new row during the export shifts the pages, so a row can be read twice.
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    // Long exports reach the rate limit. They continue when the limit allows it.
    const answer = await retryWhenLimited(() => read(page, STEP, signal), signal);
    for (const row of answer.rows) {
      if (found.size < MOST_ROWS) found.set(row._id, row);
    }
    const { totalRecords: total, totalPages } = answer.pagination;
    onProgress(found.size, Math.min(total, MOST_ROWS));
    if (page >= totalPages || found.size >= MOST_ROWS) return { rows: [...found.values()], total };
  }
}

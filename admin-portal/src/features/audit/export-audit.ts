import { retryWhenLimited, send } from '@portal/api-client';
import { auditText, type AuditView, listAudit } from '@portal/contracts';
import { calendarDay, toCsv } from '@portal/rules';
import type { AuditFilter } from './audit-query';
import { plainTime } from '../../shared/time/zone-times';
import { detailText } from './detail-text';
import { texts } from './texts';

/** Maximum number of records in one file. A larger spreadsheet is not useful. */
const MOST_ROWS = 50_000;

/** Records per request: the maximum that the service allows. */
const STEP = 100;

/** An exported file of audit records. */
export interface AuditFile {
  readonly name: string;
  readonly text: string;
  readonly rows: number;
  /** Number of records that match the filter. It may be larger than the number in the file. */
  readonly total: number;
}

interface ExportOptions {
  readonly filter: AuditFilter;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Reads all records that match a filter, newest first, at most MOST_ROWS.
 * @throws the errors of send, or the signal's reason after an abort.
 */
export async function exportAudit(options: ExportOptions): Promise<AuditFile> {
  const { filter, signal, onProgress } = options;
  // Stored by id: a new record during the export shifts the pages, so a record can be read twice.
  const found = new Map<string, AuditView>();
  for (let page = 1; ; page += 1) {
    const query = { ...filter, page, limit: STEP };
    // A second long export within a minute reaches the rate limit. It continues when the limit allows
    // it.
    const answer = await retryWhenLimited(() => send(listAudit, { query, signal }), signal);
    for (const action of answer.audit) {
      if (found.size < MOST_ROWS) found.set(action._id, action);
    }
    const { totalRecords: total, totalPages } = answer.pagination;
    onProgress(found.size, Math.min(total, MOST_ROWS));
    if (page >= totalPages || found.size >= MOST_ROWS) {
      const actions = [...found.values()];
      const { timeZone } = answer;
      return { ...fileOf(actions, filter, timeZone), rows: actions.length, total };
    }
  }
}

function fileOf(actions: readonly AuditView[], filter: AuditFilter, timeZone: string) {
  const dayOf = (instant: Date): string => calendarDay(instant, timeZone);
  const oldest = actions.at(-1);
  const from = filter.from ?? dayOf(oldest ? new Date(oldest.at) : new Date());
  const to = filter.to ?? dayOf(new Date());
  const rows = actions.map((action) => [
    plainTime(action.at, timeZone),
    action.at,
    action.actor ?? texts.unknownActor,
    action.action,
    auditText(action.action),
    texts.outcomes[action.outcome ?? 'done'],
    action.target,
    detailText(action.details, timeZone).join('; '),
    action.address,
    action.requestId,
  ]);
  return { name: `audit_${from}_${to}.csv`, text: toCsv([texts.csv, ...rows]) };
}

import { send } from '@portal/api-client';
import { auditText, type AuditView, listAudit } from '@portal/contracts';
import { calendarDay, DEFAULT_SERVICE_ZONE, toCsv } from '@portal/rules';
import type { AuditFilter } from './audit-query';
import { readAllRows } from '../../shared/lists/read-all-rows';
import type { WriteFile } from '../../shared/lists/use-export';
import { detailText } from '../../shared/records/detail-text';
import { plainTime, shownTime } from '../../shared/time/zone-times';
import { texts } from './texts';

/**
 * Writes all records that match a filter, newest first.
 * @throws the errors of send, or the signal's reason after an abort.
 */
export const auditFileWriter =
  (filter: AuditFilter): WriteFile =>
  async (options) => {
    let zone = DEFAULT_SERVICE_ZONE;
    const { rows, total } = await readAllRows<AuditView>(async (page, limit, signal) => {
      const { audit, pagination, timeZone } = await send(listAudit, {
        query: { ...filter, page, limit },
        signal,
      });
      zone = timeZone;
      return { rows: audit, pagination };
    }, options);
    return { ...fileOf(rows, filter, zone), rows: rows.length, total };
  };

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
    detailText(action.details, (iso) => shownTime(iso, timeZone)).join('; '),
    action.address,
    action.requestId,
  ]);
  return { name: `audit_${from}_${to}.csv`, text: toCsv([texts.csv, ...rows]) };
}

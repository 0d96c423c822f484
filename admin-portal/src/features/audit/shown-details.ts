import type { AuditView } from '@portal/contracts';
import type { Details } from '../../shared/records/detail-text';

/** Details that a column shows already. */
const IN_COLUMNS = ['userId', 'order', 'trxId', 'amount', 'bulkAction', 'by'];

/** Numbers of users per outcome of a bulk action; most are zero. */
const OUTCOMES = ['pending', 'unchanged', 'done', 'failed', 'undone', 'kept'];

/** The details that no column shows, without outcomes that no user of a bulk action had. */
export function shownDetails({ details, userId, reason }: AuditView): Details {
  // An older version of the service sends no columns.
  if (userId === undefined) return details;
  const shown = Object.entries(details).filter(
    ([key, value]) =>
      !IN_COLUMNS.includes(key) &&
      !(OUTCOMES.includes(key) && value === 0) &&
      !(key === 'reason' && value === reason),
  );
  return Object.fromEntries(shown);
}

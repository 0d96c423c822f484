import { isCalendarDay } from '@portal/rules';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, type ParamValues } from '../../shared/lists/params';
import type { PillTexts } from '../../shared/lists/pills';
import { texts as lists } from '../../shared/lists/texts';
import { timeSort } from '../../shared/lists/time-sort';
import type { ListParams } from '../../shared/lists/use-list-params';
import { actionLabel } from './action-options';
import type { AuditFilter } from './audit-query';
import { texts } from './texts';

/** The filter in the address, as typed, the order and the records per page. Empty: no filter. */
export const AUDIT_PARAMS = {
  actor: anyText,
  action: anyText,
  /** A user id, reference code or transaction id, or a target as the audit writes it. */
  target: anyText,
  /** `YYYY-MM-DD`. */
  from: anyText,
  to: anyText,
  sort: timeSort,
  size: pageSizeParam(25),
};

/** The filter of the audit in the address, so that it can be shared. */
export type AuditParams = ListParams<typeof AUDIT_PARAMS>;

/** The words for each part of the filter. */
export const AUDIT_PILLS: PillTexts<typeof AUDIT_PARAMS> = {
  actor: texts.filter.who,
  target: texts.filter.about,
  action: (action) => texts.filter.did(actionLabel(action)),
  from: lists.pills.from,
  to: lists.pills.to,
};

/** The filter to send for an address. Invalid dates are left out. */
export function filterOf({
  actor,
  action,
  target,
  from,
  to,
}: ParamValues<typeof AUDIT_PARAMS>): AuditFilter {
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(target && { about: target }),
    ...(isCalendarDay(from) && { from }),
    ...(isCalendarDay(to) && { to }),
  };
}

import { isCalendarDay } from '@portal/rules';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { anyText, type ParamValues, userFilterOf } from '../../shared/lists/params';
import type { PillTexts } from '../../shared/lists/pills';
import { texts as lists } from '../../shared/lists/texts';
import { timeSort } from '../../shared/lists/time-sort';
import type { LoginsFilter } from './logins-query';
import { texts } from './texts';

/** The filter in the address, as typed, the order and the sign-ins per page. */
export const LOGIN_PARAMS = {
  userId: anyText,
  address: anyText,
  /** `YYYY-MM-DD` in Asia/Dhaka. */
  day: anyText,
  sort: timeSort,
  size: pageSizeParam(10),
};

/** The words for each part of the filter. */
export const LOGIN_PILLS: PillTexts<typeof LOGIN_PARAMS> = {
  userId: lists.pills.user,
  address: texts.filter.byAddress,
  day: texts.filter.ofDay,
};

/** The filter to send for an address. Invalid ids and days are left out. */
export function loginsFilterOf(values: ParamValues<typeof LOGIN_PARAMS>): LoginsFilter {
  const { userId, address, day } = values;
  return {
    ...userFilterOf(userId),
    ...(address && { address }),
    ...(isCalendarDay(day) && { day }),
  };
}

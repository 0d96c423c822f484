import type { PaymentFilterQuery } from '@portal/contracts';
import { isCalendarDay, methodName, PAYMENT_METHODS } from '@portal/rules';
import { anyText, oneOf, type ParamValues } from '../lists/params';
import type { PillTexts } from '../lists/pills';
import { texts as lists } from '../lists/texts';
import { filterTexts } from './filter-texts';

/** The filter of payments in the address, as typed. */
export const PAYMENT_PARAMS = {
  search: anyText,
  /** `YYYY-MM-DD` in the service's zone. */
  from: anyText,
  to: anyText,
  method: oneOf(PAYMENT_METHODS, null),
  /** BDT. */
  amount: anyText,
};

/** The words for each part of the filter. */
export const PAYMENT_PILLS: PillTexts<typeof PAYMENT_PARAMS> = {
  search: lists.pills.search,
  from: lists.pills.from,
  to: lists.pills.to,
  method: (method) => filterTexts.byMethod(methodName(method)),
  amount: filterTexts.ofAmount,
};

/** BDT with at most two decimals. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** The filter to send for an address. Invalid days and amounts are left out. */
export function paymentFilterOf(values: ParamValues<typeof PAYMENT_PARAMS>): PaymentFilterQuery {
  const { search, from, to, method, amount } = values;
  const bdt = amount.replaceAll(',', '').trim();
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(isCalendarDay(from) && { from }),
    ...(isCalendarDay(to) && { to }),
    ...(method && { method }),
    ...(AMOUNT.test(bdt) && { amount: bdt }),
  };
}

/** Whether the first day is after the last one. */
export const isTurnedRound = ({ from, to }: PaymentFilterQuery): boolean =>
  from !== undefined && to !== undefined && from > to;

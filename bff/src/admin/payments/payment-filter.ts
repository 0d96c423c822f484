import type { PaymentFilterQuery } from '@portal/contracts';
import { calendarDayBounds, PAYMENT_METHODS, toPoisha } from '@portal/rules';
import type { MoneyFilter } from '../../domain/payments/settlement/money-filter';
import { choice, text } from '../../platform/http/fields';
import { day } from '../../platform/http/query-fields';

const MAX_SEARCH = 64;

/** BDT with at most two decimals. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** The fields of a filter of payments in a query. */
export const paymentFilterFields = () => ({
  search: text({ max: MAX_SEARCH }).trimmed().default(''),
  from: day().optional(),
  to: day().optional(),
  method: choice(PAYMENT_METHODS).optional(),
  amount: text({ min: 1, max: 12, pattern: AMOUNT }).optional(),
});

/** The filter of a query. Days are whole days in the service's zone. */
export function moneyFilterOf(
  { from, to, method, amount }: Omit<PaymentFilterQuery, 'search'>,
  zone: string,
): MoneyFilter {
  return {
    method: method ?? null,
    amount: amount === undefined ? null : toPoisha(Number(amount)),
    first: from === undefined ? null : calendarDayBounds(from, zone).first,
    last: to === undefined ? null : calendarDayBounds(to, zone).last,
  };
}

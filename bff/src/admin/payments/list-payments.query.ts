import { PAYMENT_FILTERS, type PaymentFilter } from '@portal/contracts';
import { ChoiceField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';

/** Page size of the list of orders. */
const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of the list of orders. */
export class ListPaymentsParameters {
  @QueryInteger({ min: 1, max: MAX_PAGE })
  page: number = 1;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @ChoiceField(PAYMENT_FILTERS, { optional: true })
  status: PaymentFilter = 'all';
}

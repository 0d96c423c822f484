import { listPayments, PAYMENT_FILTERS } from '@portal/contracts';
import { choice } from '../../platform/http/fields';
import { pageNumber, pageSize, timeSort } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';
import { paymentFilterFields } from './payment-filter';

export class ListPaymentsParameters extends queryOf(listPayments)({
  page: pageNumber().default(1),
  limit: pageSize(15),
  sort: timeSort(),
  ...paymentFilterFields(),
  status: choice(PAYMENT_FILTERS).default('all'),
}) {}

import { INBOX_KINDS, listPaymentInbox } from '@portal/contracts';
import { choice } from '../../platform/http/fields';
import { pageNumber, pageSize, timeSort } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';
import { paymentFilterFields } from './payment-filter';

/** A small limit, because each item needs its own queries. */
const MAX_LIMIT = 25;

export class ListInboxParameters extends queryOf(listPaymentInbox)({
  page: pageNumber().default(1),
  limit: pageSize(15, MAX_LIMIT),
  sort: timeSort('time'),
  ...paymentFilterFields(),
  kind: choice(INBOX_KINDS).optional(),
}) {}

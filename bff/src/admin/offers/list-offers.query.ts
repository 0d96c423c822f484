import { listActiveOffers } from '@portal/contracts';
import { pageNumber, pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

/** Without a page the answer is the whole list. */
export class ListOffersParameters extends queryOf(listActiveOffers)({
  page: pageNumber().optional(),
  limit: pageSize(15),
}) {}

import { listActiveOffers, OFFER_KINDS } from '@portal/contracts';
import { choice, integer } from '../../platform/http/fields';
import { pageNumber, pageSize, timeSort } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

/** Without a page the answer is the whole list. */
export class ListOffersParameters extends queryOf(listActiveOffers)({
  page: pageNumber().optional(),
  limit: pageSize(15),
  sort: timeSort(),
  user: integer({ min: 1 }).optional(),
  kind: choice(OFFER_KINDS).optional(),
}) {}

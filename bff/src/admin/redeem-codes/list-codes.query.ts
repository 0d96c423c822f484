import { BATCH_SORTS, CODE_FILTERS, listCodeBatches, listRedeemCodes } from '@portal/contracts';
import { choice, text } from '../../platform/http/fields';
import { pageNumber, pageSize, timeSort } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

const MAX_SEARCH = 64;

/** Without a page the answer is the whole list. */
export class ListCodesParameters extends queryOf(listRedeemCodes)({
  filter: choice(CODE_FILTERS).default('all'),
  search: text({ max: MAX_SEARCH }).trimmed().default(''),
  page: pageNumber().optional(),
  limit: pageSize(25),
  sort: timeSort(),
}) {}

export class ListBatchesParameters extends queryOf(listCodeBatches)({
  page: pageNumber().default(1),
  limit: pageSize(15),
  sort: choice(BATCH_SORTS).default('-time'),
}) {}

import { BULK_OUTCOMES, listBulkActions, listBulkRows } from '@portal/contracts';
import { choice } from '../../platform/http/fields';
import { pageNumber, pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

export class ListBulkActionsParameters extends queryOf(listBulkActions)({
  page: pageNumber().default(1),
}) {}

export class ListBulkRowsParameters extends queryOf(listBulkRows)({
  page: pageNumber().default(1),
  limit: pageSize(25),
  outcome: choice(BULK_OUTCOMES).optional(),
}) {}

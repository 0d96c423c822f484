import { listLoginHistory } from '@portal/contracts';
import { pageNumber, pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

/** Pages have the size of the screen's (ADM-51). */
export class ListLoginsParameters extends queryOf(listLoginHistory)({
  page: pageNumber().default(1),
  limit: pageSize(10),
}) {}

import { listAdminTasks } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { pageNumber, pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

/** Maximum length of a search text. */
export const MAX_SEARCH = 100;

/** Pages have the size of the Live Queue's. */
export class ListQueueParameters extends queryOf(listAdminTasks)({
  page: pageNumber().default(1),
  limit: pageSize(10),
  search: text({ max: MAX_SEARCH }).trimmed().optional(),
}) {}

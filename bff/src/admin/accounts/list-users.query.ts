import {
  listExpiredUsers,
  listUsers,
  USER_FILTERS,
  USER_INCLUDES,
  USER_SORTS,
  USER_STATUSES,
} from '@portal/contracts';
import { MAX_NAME_LENGTH } from '@portal/rules';
import { choice, text } from '../../platform/http/fields';
import { pageNumber, pageSize } from '../../platform/http/query-fields';
import { queryOf } from '../../platform/http/request-class';

const LIST_FIELDS = {
  search: text({ max: MAX_NAME_LENGTH }).trimmed().default(''),
  page: pageNumber().optional(),
  limit: pageSize(15),
  sort: choice(USER_SORTS).optional(),
  include: choice(USER_INCLUDES).optional(),
};

/** Without a page the answer is the whole list. */
export class ListExpiredUsersParameters extends queryOf(listExpiredUsers)(LIST_FIELDS) {}

export class ListUsersParameters extends queryOf(listUsers)({
  filter: choice(USER_FILTERS).optional(),
  status: choice(USER_STATUSES).optional(),
  ...LIST_FIELDS,
}) {}

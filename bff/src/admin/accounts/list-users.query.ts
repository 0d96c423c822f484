import {
  type ListUsersQuery,
  USER_FILTERS,
  USER_SORTS,
  USER_STATUSES,
  type UserFilter,
  type UserSort,
  type UserStatus,
} from '@portal/contracts';
import { ValidateIf } from 'class-validator';
import { MAX_NAME_LENGTH } from '../../domain/settings/settings-fields';
import { ChoiceField, TextField } from '../../platform/http/fields';
import { QueryInteger } from '../../platform/http/query-integer';
import { Trimmed } from '../../platform/http/trimmed';

const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

/** Query of a list of users. Without a page the answer is the whole list. */
export class UserListParameters {
  @Trimmed()
  @TextField({ max: MAX_NAME_LENGTH, optional: true })
  search: string = '';

  @QueryInteger({ min: 1, max: MAX_PAGE })
  @ValidateIf((_query, value: unknown) => value !== undefined)
  page?: number;

  @QueryInteger({ min: 1, max: MAX_LIMIT })
  limit: number = DEFAULT_LIMIT;

  @ChoiceField(USER_SORTS, { optional: true })
  sort?: UserSort;
}

/** Query of all users, also by the state of their plan. */
export class ListUsersParameters extends UserListParameters implements ListUsersQuery {
  @ChoiceField(USER_FILTERS, { optional: true })
  filter?: UserFilter;

  @ChoiceField(USER_STATUSES, { optional: true })
  status?: UserStatus;
}

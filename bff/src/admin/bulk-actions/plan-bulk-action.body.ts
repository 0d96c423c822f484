import {
  BULK_ACTION_KINDS,
  type BulkAction,
  type BulkSelection,
  planBulkAction,
  USER_FILTERS,
  USER_STATUSES,
} from '@portal/contracts';
import { MAX_NAME_LENGTH, PLAN_AMOUNT_LIMIT } from '@portal/rules';
import { choice, integer, listOf, nested, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_USER_IDS = 1_000;
const MAX_MESSAGE_LENGTH = 1_000;
const amount = integer({ min: 0, max: PLAN_AMOUNT_LIMIT }).nullable().optional();

/** The action on each user. readAction checks which fields belong to which kind. */
export class BulkActionFields extends bodyOf<BulkAction>()({
  kind: choice(BULK_ACTION_KINDS),
  days: amount,
  videos: amount,
  message: text({ min: 1, max: MAX_MESSAGE_LENGTH }).trimmed().optional(),
}) {}

/** The selected users: `userIds`, or a list that is selected as a whole, by its filter. */
export class BulkSelectionFields extends bodyOf<BulkSelection>()({
  userIds: listOf(integer({ min: 1 }), { max: MAX_USER_IDS }).optional(),
  list: choice(['users', 'expired-real']).optional(),
  filter: choice(USER_FILTERS).optional(),
  status: choice(USER_STATUSES).optional(),
  search: text({ max: MAX_NAME_LENGTH }).trimmed().default(''),
}) {}

export class PlanBulkActionBody extends bodyOf(planBulkAction)({
  action: nested(BulkActionFields),
  selection: nested(BulkSelectionFields),
}) {}

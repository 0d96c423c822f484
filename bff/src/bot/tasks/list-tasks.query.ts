import { listTasks, SERVICE_LIMITS, TASK_LIST_LIMIT } from '@portal/contracts';
import { TASK_STATUSES } from '@portal/rules';
import { IsInt, Min } from 'class-validator';
import { Field } from '../../platform/http/field';
import { choice, integer } from '../../platform/http/fields';
import { queryOf } from '../../platform/http/request-class';

const DEFAULT_LIMIT = 20;

/**
 * A plain decimal. A value above the limit is reduced to it; anything else fails the validation (SEC-44).
 */
const limit = new Field<number>({
  schema: { type: 'integer', minimum: 1, maximum: TASK_LIST_LIMIT },
  rules: [() => Min(1), IsInt],
  parse: (value) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value)
      ? Math.min(Number(value), TASK_LIST_LIMIT)
      : null,
});

export class ListTasksQuery extends queryOf(listTasks)({
  status: choice(TASK_STATUSES),
  limit: limit.default(DEFAULT_LIMIT),
  wait: integer({ min: 0, max: SERVICE_LIMITS.pollSeconds }).default(0),
}) {}

import { ApiProperty } from '@nestjs/swagger';
import { TASK_LIST_LIMIT } from '@portal/contracts';
import { TASK_STATUSES, type TaskStatus } from '@portal/rules';
import { Transform } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { ChoiceField } from '../../platform/http/fields';

const DEFAULT_LIMIT = 20;

/**
 * Reads a plain decimal. A value above the limit is reduced to it; anything else fails the validation
 * (SEC-44).
 */
function toLimit(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) return null;
  return Math.min(Number(value), TASK_LIST_LIMIT);
}

/** Query of the tasks of a worker. */
export class ListTasksQuery {
  @ChoiceField(TASK_STATUSES)
  status!: TaskStatus;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: TASK_LIST_LIMIT, required: false })
  @Transform(({ value }: { value: unknown }) => toLimit(value))
  @IsInt()
  @Min(1)
  limit: number = DEFAULT_LIMIT;
}

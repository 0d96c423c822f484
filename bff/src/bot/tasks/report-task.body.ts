import type { ReportTaskRequest } from '@portal/contracts';
import { TASK_STATUSES, type TaskStatus } from '@portal/rules';
import { ChoiceField, IntegerField, TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';

/** A report of the bot. A blank name counts as missing. */
export class ReportTaskBody implements ReportTaskRequest {
  @IntegerField({ min: 1 })
  user_id!: number;

  @Trimmed()
  @TextField({ min: 1, max: 500 })
  file_name!: string;

  @Trimmed()
  @TextField({ min: 1, max: 64 })
  ott_service!: string;

  @Trimmed()
  @TextField({ min: 1, max: 32 })
  quality!: string;

  @ChoiceField(TASK_STATUSES)
  status!: TaskStatus;

  @IntegerField({ min: 0, max: 100, optional: true })
  progress?: number;

  @TextField({ max: 1_000, optional: true })
  error_message?: string;
}

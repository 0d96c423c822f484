import { reportTask } from '@portal/contracts';
import { DELIVERY_LINK, MAX_DELIVERY_LINK_LENGTH, TASK_STATUSES } from '@portal/rules';
import { choice, integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** A report of the bot. A blank name counts as missing. */
export class ReportTaskBody extends bodyOf(reportTask)({
  user_id: integer({ min: 1 }),
  file_name: text({ min: 1, max: 500 }).trimmed(),
  ott_service: text({ min: 1, max: 64 }).trimmed(),
  quality: text({ min: 1, max: 32 }).trimmed(),
  status: choice(TASK_STATUSES),
  progress: integer({ min: 0, max: 100 }).optional(),
  error_message: text({ max: 1_000 }).optional(),
  delivery_link: text({ max: MAX_DELIVERY_LINK_LENGTH, pattern: DELIVERY_LINK }).optional(),
}) {}

import { retryFailedTasks } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { MAX_SEARCH } from './list-tasks.query';

/** Maximum length of an error message of the bot. */
const MAX_ERROR = 2_000;

export class RetryFailedBody extends bodyOf(retryFailedTasks)({
  search: text({ max: MAX_SEARCH }).trimmed().optional(),
  error: text({ max: MAX_ERROR }).optional(),
}) {}

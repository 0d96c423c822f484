import { retryFailedTasks } from '@portal/contracts';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';
import { MAX_SEARCH } from './list-tasks.query';

export class RetryFailedBody extends bodyOf(retryFailedTasks)({
  search: text({ max: MAX_SEARCH }).trimmed().optional(),
}) {}

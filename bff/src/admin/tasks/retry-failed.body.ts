import { TextField } from '../../platform/http/fields';
import { Trimmed } from '../../platform/http/trimmed';
import { MAX_SEARCH } from './list-tasks.query';

/** Body of retryFailedTasks. */
export class RetryFailedBody {
  @Trimmed()
  @TextField({ max: MAX_SEARCH, optional: true })
  search?: string;
}

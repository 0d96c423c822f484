import { send } from '@portal/api-client';
import { getQueueWall } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** The wall counts thousands of tasks, so it does not follow each change. */
const EVERY_MS = 15_000;

/** Failed tasks by error, the oldest waiting task and what each service did. */
export const wallQuery = queryOptions({
  queryKey: [...adminKeys.all, 'tasks', 'wall'],
  queryFn: async ({ signal }) => (await send(getQueueWall, { signal })).wall,
  refetchInterval: EVERY_MS,
  staleTime: 0,
});

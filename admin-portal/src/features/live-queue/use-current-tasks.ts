import type { AdminTaskView } from '@portal/contracts';
import { useSyncExternalStore } from 'react';
import type { QueueVersions } from './queue-versions';

/** Of a list the tasks of which no newer copy came elsewhere; undefined as long as there is no list. */
export function useCurrentTasks(
  versions: QueueVersions,
  tasks: readonly AdminTaskView[] | undefined,
): AdminTaskView[] | undefined {
  useSyncExternalStore(versions.listen, versions.count);
  return tasks && versions.current(tasks);
}

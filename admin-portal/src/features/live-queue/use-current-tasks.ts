import type { AdminTaskView } from '@portal/contracts';
import { useSyncExternalStore } from 'react';
import type { QueueVersions } from './queue-versions';

/** The tasks of a list of which no newer version is known. Undefined while there is no list. */
export function useCurrentTasks(
  versions: QueueVersions,
  tasks: readonly AdminTaskView[] | undefined,
): AdminTaskView[] | undefined {
  useSyncExternalStore(versions.listen, versions.count);
  return tasks && versions.current(tasks);
}

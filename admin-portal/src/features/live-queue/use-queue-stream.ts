import { follow } from '@portal/api-client';
import { streamTasks } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useEffect, useState } from 'react';
import { adoptQueue, readLists } from './queue-queries';
import type { QueueVersions } from './queue-versions';
import { makeRefresher } from './refresher';

/**
 * Keeps the queue up to date by its stream: what runs is reported by each event, lists are read anew after it.
 * @returns whether somebody has to poll, because no stream tells.
 */
export function useQueueStream(versions: QueueVersions): boolean {
  const queryClient = useQueryClient();
  const [works, setWorks] = useState(true);
  useEffect(() => {
    const refresh = makeRefresher(() => readLists(queryClient));
    return follow(streamTasks, {
      params: {},
      onWorks: setWorks,
      onEvent: (reported) => {
        adoptQueue(queryClient, versions, reported);
        void refresh();
      },
    });
  }, [queryClient, versions]);
  return !works;
}

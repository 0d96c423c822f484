import { follow } from '@portal/api-client';
import { streamTasks } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useEffect, useState } from 'react';
import { adoptQueue, readLists } from './queue-queries';
import type { QueueVersions } from './queue-versions';
import { makeRefresher } from './refresher';

/**
 * Updates the queue from its event stream. Each event contains the running tasks. After an event the
 * lists are read again.
 * @returns whether polling is needed because the stream does not work.
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

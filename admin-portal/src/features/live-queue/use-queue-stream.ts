import { useQueryClient } from '@portal/query';
import type { QueueEvent } from '@portal/contracts';
import { useEffect, useState } from 'react';
import { followQueue } from './follow-queue';
import { queueKeys } from './queue-queries';
import { makeRefresher } from './refresher';

/**
 * Keeps the queue up to date by its stream: what runs is written from each event, lists are read anew
 * after it. An answer on its way when an event comes may be older, so it is dropped.
 * @returns the latest event, and whether somebody has to poll.
 */
export function useQueueStream() {
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<QueueEvent | null>(null);
  const [works, setWorks] = useState(true);
  useEffect(() => {
    const refresh = makeRefresher(() =>
      queryClient.invalidateQueries({ queryKey: queueKeys.lists }),
    );
    return followQueue({
      onWorks: setWorks,
      onQueue: (event) => {
        void queryClient.cancelQueries({ queryKey: queueKeys.inProgress });
        queryClient.setQueryData(queueKeys.inProgress, {
          success: true as const,
          tasks: event.inProgress,
        });
        setLatest(event);
        void refresh();
      },
    });
  }, [queryClient]);
  return { counts: works ? (latest?.counts ?? null) : null, isPolled: !works };
}

import { ApiError, errorText, send } from '@portal/api-client';
import {
  type BulkActView,
  type BulkActResponse,
  startBulkAct,
  stopBulkAct,
  undoBulkAct,
} from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../../shared/access/with-step-up';
import { texts as shared } from '../../shared/acts/texts';
import { bulkKeys } from './bulk-queries';

const CALLS = { start: startBulkAct, stop: stopBulkAct, undo: undoBulkAct } as const;

/** What can be done with a bulk action. */
export type Order = keyof typeof CALLS;

/** Starts, stops or undoes a bulk action, and says how that ended. */
export function useRunAct({ _id }: Pick<BulkActView, '_id'>) {
  const queryClient = useQueryClient();
  const keep = ({ bulkAct }: BulkActResponse): void => {
    queryClient.setQueryData(bulkKeys.act(_id), bulkAct);
    void queryClient.invalidateQueries({ queryKey: bulkKeys.all });
  };
  const run = useMutation({
    mutationFn: (order: Order) => withStepUp(() => send(CALLS[order], { params: { actId: _id } })),
    onSuccess: (answer) => {
      notify({ tone: 'success', text: answer.message });
      keep(answer);
    },
    onError: (error) => {
      if (isStepUpRefusal(error)) return;
      notify({ tone: 'error', text: errorText(error, shared.connection) });
      // Somebody else may have started or stopped it.
      void queryClient.invalidateQueries({ queryKey: bulkKeys.all });
    },
  });
  return {
    busy: run.isPending,
    /** The service found the dry run too old to be started. */
    isTooOld: run.error instanceof ApiError && run.error.code === 'bulk-acts/too-old',
    run: (order: Order): void => {
      if (!run.isPending) run.mutate(order);
    },
  };
}

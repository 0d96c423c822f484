import { ApiError, errorText, send } from '@portal/api-client';
import {
  type BulkActionView,
  type BulkActionResponse,
  startBulkAction,
  stopBulkAction,
  undoBulkAction,
} from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../../shared/access/with-step-up';
import { texts as shared } from '../../shared/actions/texts';
import { bulkKeys } from './bulk-queries';

const CALLS = { start: startBulkAction, stop: stopBulkAction, undo: undoBulkAction } as const;

/** A request that changes the state of a bulk action. */
export type Order = keyof typeof CALLS;

/** Starts, stops or undoes a bulk action, and shows the result. */
export function useRunAction({ _id }: Pick<BulkActionView, '_id'>) {
  const queryClient = useQueryClient();
  const keep = ({ bulkAction }: BulkActionResponse): void => {
    queryClient.setQueryData(bulkKeys.action(_id), bulkAction);
    void queryClient.invalidateQueries({ queryKey: bulkKeys.all });
  };
  const run = useMutation({
    mutationFn: (order: Order) =>
      withStepUp(() => send(CALLS[order], { params: { actionId: _id } })),
    onSuccess: (answer) => {
      notify({ tone: 'success', text: answer.message });
      keep(answer);
    },
    onError: (error) => {
      if (isStepUpRefusal(error)) return;
      notify({ tone: 'error', text: errorText(error, shared.connection) });
      // Another administrator may have started or stopped it.
      void queryClient.invalidateQueries({ queryKey: bulkKeys.all });
    },
  });
  return {
    busy: run.isPending,
    /** The service refused the start because the dry run is too old. */
    isTooOld: run.error instanceof ApiError && run.error.code === 'bulk-actions/too-old',
    run: (order: Order): void => {
      if (!run.isPending) run.mutate(order);
    },
  };
}

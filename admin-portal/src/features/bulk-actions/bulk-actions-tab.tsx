import { useListParams } from '../../shared/lists/use-list-params';
import { ActionPage } from './action-page';
import { ACTION_PARAMS } from './action-params';
import { ActionsList } from './actions-list';

/** Bulk Actions: the list, or the bulk action given in the address. */
export function BulkActionsTab() {
  const params = useListParams(ACTION_PARAMS);
  const actionId = params.values.action;
  return actionId === '' ? (
    <ActionsList params={params} />
  ) : (
    <ActionPage key={actionId} actionId={actionId} params={params} />
  );
}

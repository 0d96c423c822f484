import { ActionPage } from './action-page';
import { ActionsList } from './actions-list';
import { useActionAddress } from './use-action-address';

/** Bulk Actions: the list, or the bulk action given in the address. */
export function BulkActionsTab() {
  const address = useActionAddress();
  return address.actionId === null ? (
    <ActionsList address={address} />
  ) : (
    <ActionPage key={address.actionId} actionId={address.actionId} address={address} />
  );
}

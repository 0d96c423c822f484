import { ActionPage } from './action-page';
import { ActionsList } from './actions-list';
import { useActionAddress } from './use-action-address';

/** Bulk Actions: all of them, or the one that the address names. */
export function BulkActionsTab() {
  const address = useActionAddress();
  return address.actionId === null ? (
    <ActionsList address={address} />
  ) : (
    <ActionPage key={address.actionId} actionId={address.actionId} address={address} />
  );
}

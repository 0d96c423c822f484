import { ActPage } from './act-page';
import { ActsList } from './acts-list';
import { useActAddress } from './use-act-address';

/** Bulk Actions: all of them, or the one that the address names. */
export function BulkActsTab() {
  const address = useActAddress();
  return address.actId === null ? (
    <ActsList address={address} />
  ) : (
    <ActPage key={address.actId} actId={address.actId} address={address} />
  );
}

import type { HistoryItem } from '@portal/contracts';
import type { HistoryEntry } from '../domain/downloads/download';
import type { Principal } from '../platform/security/caller';

/**
 * Downloads for screens. Only their user gets the addresses of the files: an address opens the file for
 * everybody who has it.
 */
export function presentHistory(
  entries: readonly HistoryEntry[],
  caller: Pick<Principal, 'kind'>,
): HistoryItem[] {
  const isTheirs = caller.kind === 'subscriber';
  return entries.map(({ _id, file_name, download_date, ott_service, delivery_link }) => ({
    _id: _id.toString(),
    file_name,
    download_date: download_date.toISOString(),
    ott_service,
    ...(isTheirs && delivery_link && { delivery_link }),
  }));
}

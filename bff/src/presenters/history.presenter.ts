import type { HistoryItem } from '@portal/contracts';
import type { HistoryEntry } from '../domain/downloads/download';

/** Downloads for screens. */
export function presentHistory(entries: readonly HistoryEntry[]): HistoryItem[] {
  return entries.map(({ _id, file_name, download_date, ott_service, delivery_link }) => ({
    _id: _id.toString(),
    file_name,
    download_date: download_date.toISOString(),
    ott_service,
    ...(delivery_link && { delivery_link }),
  }));
}

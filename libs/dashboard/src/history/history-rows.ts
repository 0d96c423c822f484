import type { HistoryItem } from '@portal/contracts';

/** A download, prepared for search and grouping. */
export interface DatedItem {
  readonly item: HistoryItem;
  /** The heading of its day. */
  readonly day: string;
  /** The text that a search looks into, in lower case. */
  readonly words: string;
}

/** One row of the list: the heading of a day, or a download. */
export type HistoryRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: HistoryItem };

/** Prepares a history once, so that each search is cheap. @param dayOf heading of an ISO date. */
export function dateItems(
  items: readonly HistoryItem[],
  dayOf: (iso: string) => string,
): DatedItem[] {
  return items.map((item) => ({
    item,
    day: dayOf(item.download_date),
    words: `${item.file_name} ${item.ott_service}`.toLowerCase(),
  }));
}

/** The downloads that contain every word of the search. The order does not change. */
export function searchItems(items: readonly DatedItem[], search: string): readonly DatedItem[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/** The downloads of each day, in their order. */
export function splitByDay(
  items: readonly DatedItem[],
): { readonly day: string; readonly items: HistoryItem[] }[] {
  const days: { day: string; items: HistoryItem[] }[] = [];
  for (const { item, day } of items) {
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** The downloads, with a heading before the first one of each day. */
export function groupByDay(items: readonly DatedItem[]): HistoryRow[] {
  return splitByDay(items).flatMap(({ day, items: ofDay }): HistoryRow[] => [
    { kind: 'day', key: `day of ${ofDay[0]?._id}`, day },
    ...ofDay.map((item) => ({ kind: 'item' as const, key: item._id, item })),
  ]);
}

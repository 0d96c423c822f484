import type { HistoryItem } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { dateItems, splitByDay } from '../history/history-rows';
import { useTexts } from '../texts/use-texts';
import { DayHeading, DownloadList, DownloadRow } from './download-row';

interface RecentListProps {
  /** Newest first. */
  readonly items: readonly HistoryItem[];
  /** When the items were read, epoch ms; decides what is today. */
  readonly readAt: number;
}

/** Downloads under headings of their days: 'Today · Nov 22, 2026'. */
export function RecentList({ items, readAt }: RecentListProps) {
  const { downloads } = useTexts();
  const { date } = useFormats();
  const nameOf = new Map([
    [date(new Date(readAt - DAY_MS).toISOString()), downloads.yesterday],
    [date(new Date(readAt).toISOString()), downloads.sameDay],
  ]);
  return splitByDay(dateItems(items, date)).map(({ day, items: ofDay }, index) => (
    <div key={day}>
      <DayHeading style={index === 0 ? { paddingTop: 0 } : undefined}>
        {[nameOf.get(day), day].filter(Boolean).join(' · ')}
      </DayHeading>
      <DownloadList>
        {ofDay.map((item) => (
          <li key={item._id}>
            <DownloadRow item={item} withService />
          </li>
        ))}
      </DownloadList>
    </div>
  ));
}

import { styled } from '@mui/material/styles';
import { DayHeading, DownloadRow } from '../downloads/download-row';
import type { HistoryRow } from './history-rows';

const Day = styled(DayHeading)({ paddingTop: 20 });

/** The heading of a day, or one download. */
export function HistoryLine({ row, withService }: { row: HistoryRow; withService: boolean }) {
  if (row.kind === 'day') return <Day>{row.day}</Day>;
  return <DownloadRow item={row.item} withService={withService} />;
}

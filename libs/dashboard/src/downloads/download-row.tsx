import { styled } from '@mui/material/styles';
import type { HistoryItem } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { ReleaseRow } from './release-row';

/** A plain list of rows. */
export const DownloadList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The heading of the downloads of one day. */
export const DayHeading = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '12px 0 4px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

/** Props of DownloadRow. */
export interface DownloadRowProps {
  readonly item: HistoryItem;
  readonly withService: boolean;
}

/** One download with its time of day; the heading above it says the day. */
export function DownloadRow({ item, withService }: DownloadRowProps) {
  const { time, dateTime } = useFormats();
  const { file_name, ott_service, download_date, delivery_link } = item;
  return (
    <ReleaseRow
      fileName={file_name}
      service={ott_service}
      withService={withService}
      end={<time dateTime={download_date}>{time(download_date)}</time>}
      details={dateTime(download_date)}
      delivered={delivery_link}
    />
  );
}

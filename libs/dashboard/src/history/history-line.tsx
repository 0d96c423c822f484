import { styled } from '@mui/material/styles';
import { tabularNumbers, useFormats } from '@portal/ui';
import { FileName } from '../downloads/file-name';
import { ServiceBadge } from '../downloads/service-badge';
import type { HistoryRow } from './history-rows';

const Day = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '20px 0 4px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Entry = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 10,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > b': { flex: '1 1 100%', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& > small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The heading of a day, or one download with its date and time. */
export function HistoryLine({ row, withService }: { row: HistoryRow; withService: boolean }) {
  const formats = useFormats();
  if (row.kind === 'day') return <Day>{row.day}</Day>;
  return (
    <Entry>
      <b>
        <FileName>{row.item.file_name}</FileName>
      </b>
      {withService && <ServiceBadge name={row.item.ott_service} />}
      <small>{formats.dateTime(row.item.download_date)}</small>
    </Entry>
  );
}

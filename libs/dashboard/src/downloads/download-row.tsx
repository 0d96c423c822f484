import { styled } from '@mui/material/styles';
import type { HistoryItem } from '@portal/contracts';
import { tabularNumbers } from '@portal/ui';
import { FileName } from './file-name';
import { ServiceBadge } from './service-badge';

/** A plain list of rows. */
export const DownloadList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

// On wide screens all parts are in one line. On phones the name comes first and the rest is below it.
const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > b': { flex: '1 1 100%', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& > small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  [theme.breakpoints.up('sm')]: {
    flexWrap: 'nowrap',
    '& > b': { flex: '1 1 0' },
    '& > small': { minWidth: 96, textAlign: 'end' },
  },
}));

/** Props of DownloadRow. */
export interface DownloadRowProps {
  readonly item: HistoryItem;
  /** The formatted date. */
  readonly date: string;
  readonly withService?: boolean;
}

/** One download: file name, service, date. */
export function DownloadRow({ item, date, withService = false }: DownloadRowProps) {
  return (
    <Row>
      <b>
        <FileName>{item.file_name}</FileName>
      </b>
      {withService && <ServiceBadge name={item.ott_service} />}
      <small>{date}</small>
    </Row>
  );
}

import { styled } from '@mui/material/styles';
import type { HistoryItem } from '@portal/contracts';
import { tabularFigures } from '@portal/ui';
import type { ReactNode } from 'react';
import { ServiceBadge } from './service-badge';

/** A plain list of download rows. */
export const DownloadList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 52,
  paddingBlock: 10,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& > small': {
    ...theme.typography.caption,
    ...tabularFigures,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
}));

const Meta = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gridColumn: 1, gridRow: 2 },
}));

/** Props of DownloadRow. */
export interface DownloadRowProps {
  readonly item: HistoryItem;
  /** The date as it is shown here. */
  readonly date: ReactNode;
  readonly withService?: boolean;
}

/** One download: file name, service, date. */
export function DownloadRow({ item, date, withService = false }: DownloadRowProps) {
  return (
    <Row
      sx={withService ? { gridTemplateColumns: { sm: 'minmax(0, 1fr) auto 108px' } } : undefined}
    >
      <b>{item.file_name}</b>
      {withService && (
        <Meta>
          <ServiceBadge name={item.ott_service} />
        </Meta>
      )}
      <small style={{ textAlign: 'end' }}>{date}</small>
    </Row>
  );
}

import { styled } from '@mui/material/styles';
import type { LeaderboardEntry } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { DetailsButton } from '../../shared/users/details-button';
import { UserIdentity } from '../../shared/users/user-identity';
import { texts } from './texts';

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gridTemplateAreas: '"rank user button" ". count count"',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 10,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '28px minmax(0, 1fr) minmax(120px, 260px) auto',
    gridTemplateAreas: '"rank user count button"',
    gap: 16,
  },
}));

const Rank = styled('b')(({ theme }) => ({
  ...tabularNumbers,
  gridArea: 'rank',
  textAlign: 'center',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '&[data-podium="true"]': { color: theme.vars.palette.primary.main },
}));

const Count = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  gridArea: 'count',
  display: 'grid',
  gap: 4,
  fontWeight: 550,
  '& > i': { height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.action.selected },
  '& > i > i': {
    display: 'block',
    height: '100%',
    minWidth: 2,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

interface LeaderboardRowProps {
  readonly entry: LeaderboardEntry;
  /** Rank, from 1. */
  readonly rank: number;
  /** Downloads of the first user. They are 100 % of the bar. */
  readonly most: number;
}

/** Rank, name or 'N/A', user ID and download count with a details button. */
export function LeaderboardRow({ entry, rank, most }: LeaderboardRowProps) {
  const formats = useFormats();
  const share = most > 0 ? (entry.totalDownloads / most) * 100 : 0;
  return (
    <Row>
      <Rank data-podium={rank <= 3}>{formats.digits(rank)}</Rank>
      <span style={{ gridArea: 'user' }}>
        <UserIdentity user={entry} />
      </span>
      <Count>
        {texts.downloads(entry.totalDownloads)}
        <i aria-hidden>
          <i style={{ width: `${share}%` }} />
        </i>
      </Count>
      <span style={{ gridArea: 'button' }}>
        <DetailsButton user={entry} />
      </span>
    </Row>
  );
}

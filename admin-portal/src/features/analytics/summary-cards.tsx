import { styled } from '@mui/material/styles';
import type { OverallStats, OverallTrends } from '@portal/contracts';
import { StatCard, tabularNumbers, useFormats } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import Ticket from 'lucide-react/icons/ticket';
import TicketCheck from 'lucide-react/icons/ticket-check';
import Users from 'lucide-react/icons/users';
import { texts } from '../../texts';
import { Sparkline } from './sparkline';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const { analytics } = texts;

const CARDS = [
  { key: 'totalUsers', title: analytics.totalUsers, Icon: Users, colour: 'blue' },
  { key: 'totalDownloads', title: analytics.totalDownloads, Icon: Download, colour: 'purple' },
  { key: 'totalRedeemCodes', title: analytics.totalCodes, Icon: Ticket, colour: 'amber' },
  { key: 'usedRedeemCodes', title: analytics.usedCodes, Icon: TicketCheck, colour: 'green' },
] as const;

const Trend = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  color: theme.vars.palette.text.secondary,
}));

/** What the last days added to a number, in words and as bars; the last bar is today so far. */
function AddedByDay({ added }: { added: readonly number[] }) {
  const formats = useFormats();
  const sum = added.reduce((total, count) => total + count, 0);
  return (
    <Trend>
      {analytics.added(formats.count(sum), formats.count(added.length))}
      <Sparkline values={added} isLastOpen />
    </Trend>
  );
}

interface SummaryCardsProps {
  readonly stats: OverallStats;
  /** Undefined from a service of before it counted days. */
  readonly trends: OverallTrends | undefined;
}

/** The four summary cards, each with what the last days added. */
export function SummaryCards({ stats, trends }: SummaryCardsProps) {
  const formats = useFormats();
  return (
    <Grid>
      {CARDS.map(({ key, title, Icon, colour }) => (
        <StatCard
          key={key}
          title={title}
          value={formats.count(stats[key])}
          loading={false}
          icon={<Icon size={18} />}
          colour={colour}
          foot={trends && <AddedByDay added={trends[key]} />}
        />
      ))}
    </Grid>
  );
}

import { keyframes, styled } from '@mui/material/styles';
import type { OverallStats } from '@portal/contracts';
import { StatCard, useFormats } from '@portal/ui';
import { Download, Ticket, TicketCheck, Users } from 'lucide-react';
import { texts } from '../../texts';

const appear = keyframes`from { opacity: 0 }`;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // Fades in about 100 ms after the figures are there (spec admin.md §2).
  '&[data-loaded="true"]': { animation: `${appear} 200ms 100ms ease-out backwards` },
}));

const { analytics } = texts;

const CARDS = [
  { key: 'totalUsers', title: analytics.totalUsers, Icon: Users, colour: 'blue' },
  { key: 'totalDownloads', title: analytics.totalDownloads, Icon: Download, colour: 'purple' },
  { key: 'totalRedeemCodes', title: analytics.totalCodes, Icon: Ticket, colour: 'amber' },
  { key: 'usedRedeemCodes', title: analytics.usedCodes, Icon: TicketCheck, colour: 'green' },
] as const;

/** The four summary cards; without figures yet, in their loading state. */
export function SummaryCards({ stats }: { stats: OverallStats | undefined }) {
  const formats = useFormats();
  return (
    <Grid data-loaded={stats !== undefined}>
      {CARDS.map(({ key, title, Icon, colour }) => (
        <StatCard
          key={key}
          title={title}
          value={stats ? formats.count(stats[key]) : null}
          loading={!stats}
          icon={<Icon size={18} />}
          colour={colour}
        />
      ))}
    </Grid>
  );
}

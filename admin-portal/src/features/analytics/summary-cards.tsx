import { styled } from '@mui/material/styles';
import type { OverallStats } from '@portal/contracts';
import { StatCard, useFormats } from '@portal/ui';
import { Download, Ticket, TicketCheck, Users } from 'lucide-react';
import { texts } from '../../texts';

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

/** The four summary cards. */
export function SummaryCards({ stats }: { stats: OverallStats }) {
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
        />
      ))}
    </Grid>
  );
}

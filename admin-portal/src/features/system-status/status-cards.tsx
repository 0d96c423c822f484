import { styled } from '@mui/material/styles';
import type { SystemStats } from '@portal/contracts';
import { StatCard, type StatCardProps, useFormats } from '@portal/ui';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import LogIn from 'lucide-react/icons/log-in';
import Server from 'lucide-react/icons/server';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { texts } from './texts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const { cards } = texts;

/** Green when healthy, otherwise red. Blue until the state is known. */
const healthOf = (word: string | undefined, good: string): StatCardProps['colour'] =>
  word === undefined ? 'blue' : word === good ? 'green' : 'red';

/** The six status cards. Without data they show a loading state. */
export function StatusCards({ stats }: { stats: SystemStats | undefined }) {
  const formats = useFormats();
  const shown = (number: number | null | undefined) =>
    number == null ? null : formats.count(number);
  const all: readonly Omit<StatCardProps, 'loading'>[] = [
    {
      title: cards.server,
      value: stats?.serverStatus ?? null,
      icon: <Server size={18} />,
      colour: healthOf(stats?.serverStatus, 'Online'),
      isColoured: true,
    },
    {
      title: cards.database,
      value: stats?.databaseStatus ?? null,
      icon: <Database size={18} />,
      colour: healthOf(stats?.databaseStatus, 'Connected'),
      isColoured: true,
    },
    {
      title: cards.newUsersDay,
      value: shown(stats?.newUsersLast24h),
      icon: <UserPlus size={18} />,
      colour: 'blue',
    },
    {
      title: cards.newUsersWeek,
      value: shown(stats?.newUsersLast7d),
      icon: <Users size={18} />,
      colour: 'blue',
    },
    {
      title: cards.downloads,
      value: shown(stats?.downloadsLast24h),
      icon: <Download size={18} />,
      colour: 'purple',
    },
    {
      title: cards.logins,
      value: shown(stats?.loginsLast24h),
      icon: <LogIn size={18} />,
      colour: 'amber',
    },
  ];
  return (
    <Grid>
      {all.map((card) => (
        <StatCard key={card.title} loading={stats === undefined} {...card} />
      ))}
    </Grid>
  );
}

import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { StatusBadge } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { planStatus } from '@portal/rules';
import { Panel, tabularFigures, useFormats } from '@portal/ui';
import { videosText } from '../../shared/acts/videos-text';
import { totalsQuery } from '../../shared/users/user-queries';
import { texts } from './texts';

const words = texts.summary;

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: '16px 24px',
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...tabularFigures, margin: '2px 0 0', fontWeight: 500 },
}));

/** The plan and the totals of a user. */
export function SummaryPanel({ user }: { user: UserView }) {
  const formats = useFormats();
  const { data: totals } = useQuery(totalsQuery(user.userId));
  const counted = (value: number | undefined): string =>
    value === undefined ? words.unknown : formats.count(value);
  const facts = [
    [words.status, <StatusBadge key="status" status={planStatus(user)} />],
    [words.daysLeft, words.days(user.daysRemaining)],
    [words.duration, words.days(user.expiry)],
    [words.start, formats.date(user.startDate)],
    [words.expiry, formats.date(user.expiryDate)],
    [words.balance, videosText(user.balance)],
    [words.price, user.price === null ? words.noPrice : formats.money(user.price, user.currency)],
    [words.total, counted(totals?.totalDownloads)],
    [words.today, counted(totals?.todayDownloads)],
  ] as const;
  return (
    <Panel title={words.title}>
      <List>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Panel>
  );
}

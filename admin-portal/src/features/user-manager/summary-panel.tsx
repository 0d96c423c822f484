import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { Panel, tabularNumbers, useFormats } from '@portal/ui';
import { videosText } from '../../shared/actions/videos-text';
import { PlanBadge } from '../../shared/users/plan-badge';
import { totalsQuery } from '../../shared/users/user-queries';
import { texts } from './texts';

const summaryTexts = texts.summary;

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: '16px 24px',
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...tabularNumbers, margin: '2px 0 0', fontWeight: 500 },
}));

/** The plan and the totals of a user. */
export function SummaryPanel({ user }: { user: UserView }) {
  const formats = useFormats();
  const { data: totals } = useQuery(totalsQuery(user.userId));
  const counted = (value: number | undefined): string =>
    value === undefined ? summaryTexts.unknown : formats.count(value);
  const facts = [
    [summaryTexts.status, <PlanBadge key="status" user={user} />],
    [summaryTexts.daysLeft, summaryTexts.days(user.daysRemaining)],
    [summaryTexts.duration, summaryTexts.days(user.expiry)],
    [summaryTexts.start, formats.date(user.startDate)],
    [summaryTexts.expiry, formats.date(user.expiryDate)],
    [summaryTexts.balance, videosText(user.balance)],
    [
      summaryTexts.price,
      user.price === null ? summaryTexts.noPrice : formats.money(user.price, user.currency),
    ],
    [summaryTexts.total, counted(totals?.totalDownloads)],
    [summaryTexts.today, counted(totals?.todayDownloads)],
  ] as const;
  return (
    <Panel title={summaryTexts.title}>
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

import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { planStatus } from '@portal/rules';
import { Panel, type PanelFold } from '@portal/ui';
import type { DashboardUser } from '../account/use-dashboard-user';
import { CardPlaceholder } from '../errors/card-placeholder';
import { useTexts } from '../texts/use-texts';
import { CountdownBar } from './countdown-bar';
import { PlanFacts } from './plan-facts';
import { PlanNumbers } from './plan-numbers';
import { StatusBadge } from './status-badge';
import { VideoPace } from './video-pace';

const Content = styled('div')({ display: 'grid', gap: 20 });

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '10px 14px',
  borderRadius: 8,
  color: theme.vars.palette.error.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 10%, transparent)`,
}));

function PlanContent({ user }: { user: UserView }) {
  const texts = useTexts();
  return (
    <Content>
      {user.isFrozen && <Notice role="status">{texts.plan.frozen}</Notice>}
      <div>
        <PlanNumbers user={user} />
        <VideoPace user={user} />
      </div>
      <CountdownBar user={user} />
      <PlanFacts user={user} />
    </Content>
  );
}

/** Plan Details: status, balance, duration, dates, price and the countdown. */
export function PlanCard({ account, fold }: { account: DashboardUser; fold?: PanelFold }) {
  const texts = useTexts();
  const { user, query } = account;
  return (
    <Panel
      title={texts.plan.title}
      fold={fold}
      action={user && <StatusBadge status={planStatus(user)} isNeutral={user.expiry <= 0} />}
    >
      {user ? <PlanContent user={user} /> : <CardPlaceholder query={query} count={5} height={20} />}
    </Panel>
  );
}

import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import {
  isCountdownUsedShare,
  type PlanStatus,
  planStatus,
  usedCountdownPercent,
} from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts';

// The accent colour while the plan is active, otherwise the colour of the status.
const BAR_COLOURS = {
  Active: 'primary',
  'Expiring Soon': 'warning',
  Expired: 'error',
} as const satisfies Record<PlanStatus, string>;

const Labels = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 8,
  color: theme.vars.palette.text.secondary,
}));

/**
 * The countdown of the specification. It measures 30 days, so its percentage is called 'used' only for plans of
 * which that is true; the others say how long they last. Before the first plan there is nothing to warn about.
 */
export function CountdownBar({ user }: { user: UserView }) {
  const texts = useTexts();
  const id = useId();
  const percent = Math.round(usedCountdownPercent(user));
  const isNew = user.expiry <= 0;
  const said = isCountdownUsedShare(user)
    ? texts.plan.usedPercent(percent)
    : isNew
      ? texts.plan.none
      : texts.plan.left(user.daysRemaining);
  return (
    <div>
      <Labels>
        <span id={id}>{texts.plan.used}</span>
        <span>{said}</span>
      </Labels>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={isNew ? 'inherit' : BAR_COLOURS[planStatus(user)]}
        aria-labelledby={id}
      />
    </div>
  );
}

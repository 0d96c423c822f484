import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { type PlanStatus, planStatus, usedCountdownPercent } from '@portal/rules';
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

/** How much of the plan's countdown has passed. */
export function CountdownBar({ user }: { user: UserView }) {
  const texts = useTexts();
  const id = useId();
  const percent = Math.round(usedCountdownPercent(user));
  return (
    <div>
      <Labels>
        <span id={id}>{texts.plan.used}</span>
        <span>{texts.plan.usedPercent(percent)}</span>
      </Labels>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={BAR_COLOURS[planStatus(user)]}
        aria-labelledby={id}
      />
    </div>
  );
}

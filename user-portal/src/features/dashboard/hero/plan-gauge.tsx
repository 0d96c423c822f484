import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { type AccountState, isUnlimited, leftShare } from '@portal/rules';
import { FlowBend, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const Days = styled('strong')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '2.25rem',
  lineHeight: 1.05,
}));

const Unit = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: 1.2,
  color: theme.vars.palette.text.secondary,
}));

interface PlanGaugeProps {
  readonly user: UserView;
  readonly state: AccountState;
  /** How many days the videos last; null when that is not known. */
  readonly videoDays: number | null;
}

/**
 * The plan in one picture. The outer line is the time that is left; the inner one, on the same scale, how far the
 * videos reach when that can be estimated. The numbers stand beside it as text.
 */
export function PlanGauge({ user, state, videoDays }: PlanGaugeProps) {
  const { hero } = useTexts();
  const { count } = useFormats();
  const time = leftShare(user);
  const reach = isUnlimited(user.balance) ? user.daysRemaining : videoDays;
  const isSoon = state === 'ending' || state === 'usedUp';
  return (
    <FlowBend
      outer={time}
      inner={reach === null ? null : Math.min(time, reach / user.expiry)}
      tone={isSoon ? 'warning' : 'accent'}
    >
      <Days>{count(user.daysRemaining)}</Days>
      <Unit>{hero.daysLeft(user.daysRemaining)}</Unit>
    </FlowBend>
  );
}

import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { isUnlimited } from '@portal/rules';
import { tabularNumbers, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const Row = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '12px 56px', margin: 0 });

const Number = styled('div')(({ theme }) => ({
  '& > dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > dd': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& strong': {
    ...theme.typography.h4,
    ...tabularNumbers,
    fontSize: '2.25rem',
    color: theme.vars.palette.text.primary,
  },
}));

/** Time and videos left: the numbers that a subscriber looks for first. */
export function PlanNumbers({ user }: { user: UserView }) {
  const texts = useTexts();
  const formats = useFormats();
  const { plan } = texts;
  const { balance } = user;
  return (
    <Row>
      <Number>
        <dt>{plan.timeLeft}</dt>
        <dd>
          <strong>{formats.count(user.daysRemaining)}</strong> {plan.days(user.daysRemaining)}
        </dd>
      </Number>
      <Number>
        <dt>{plan.balance}</dt>
        <dd>
          <strong>{isUnlimited(balance) ? plan.unlimited : formats.count(balance)}</strong>{' '}
          {plan.videos(balance)}
        </dd>
      </Number>
    </Row>
  );
}

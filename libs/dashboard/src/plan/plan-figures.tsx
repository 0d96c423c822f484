import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { formatCount, tabularFigures } from '@portal/ui';
import { texts } from '../texts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 40px' });

const Figure = styled('p')(({ theme }) => ({
  margin: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  '& > strong': {
    ...theme.typography.h4,
    ...tabularFigures,
    fontSize: '2.25rem',
    color: theme.vars.palette.text.primary,
  },
}));

/** What a subscriber looks for first: days and videos left. */
export function PlanFigures({ user }: { user: UserView }) {
  const { daysLeft, videosLeft } = texts.plan;
  return (
    <Row>
      <Figure>
        <strong>{formatCount(user.daysRemaining)}</strong> {daysLeft(user.daysRemaining)}
      </Figure>
      <Figure>
        <strong>{formatCount(user.balance)}</strong> {videosLeft(user.balance)}
      </Figure>
    </Row>
  );
}

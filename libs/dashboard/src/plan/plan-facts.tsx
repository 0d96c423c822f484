import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
  gap: '16px 24px',
  margin: 0,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...tabularNumbers, margin: '2px 0 0', fontWeight: 500 },
}));

/** Duration, dates and price of the plan as text. */
export function PlanFacts({ user }: { user: UserView }) {
  const { plan } = useTexts();
  const formats = useFormats();
  const facts = [
    [plan.duration, plan.length(user.expiry)],
    [plan.start, formats.date(user.startDate)],
    [plan.expiry, formats.date(user.expiryDate)],
    [plan.price, user.price === null ? plan.noPrice : formats.money(user.price, user.currency)],
  ] as const;
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

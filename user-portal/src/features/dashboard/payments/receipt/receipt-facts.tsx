import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import type { ReceiptFact } from './use-receipt-facts';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlock: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { flex: 'none', maxWidth: '50%', color: theme.vars.palette.text.secondary },
  '& dd': {
    ...tabularNumbers,
    margin: 0,
    fontWeight: 500,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
}));

/** The lines of a receipt. */
export function ReceiptFacts({ facts }: { facts: readonly ReceiptFact[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import type { AdminPaymentView } from '@portal/contracts';
import { CopyButton } from '@portal/ui';
import { texts } from './texts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '2px 8px',
  margin: 0,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: 0,
    overflowWrap: 'anywhere',
  },
}));

/** Reference code and transaction id, which can be copied (spec admin.md §2). */
export function PaymentDetails({ payment }: { payment: AdminPaymentView }) {
  const { ref_code: refCode, trx_id: trxId } = payment;
  return (
    <List>
      <dt>{texts.ref}</dt>
      <dd>{refCode}</dd>
      <dt>{texts.trxId}</dt>
      <dd>
        {trxId ?? texts.none}
        {trxId !== null && (
          <CopyButton text={trxId} noun={texts.copyNoun(trxId)} words={texts.copy} />
        )}
      </dd>
    </List>
  );
}

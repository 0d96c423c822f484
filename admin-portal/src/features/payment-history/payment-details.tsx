import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { AdminPaymentView } from '@portal/contracts';
import { isMaskedValue } from '@portal/rules';
import { copyText, notify } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { MaskedMark } from '../../shared/access/masked-mark';
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
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    // Rows with and without a button have the same height.
    '& > button': { marginBlock: -12 },
    '& > [role="img"]': { marginBlock: -5 },
  },
}));

/** Reference code and transaction id with copy buttons. */
export function PaymentDetails({ payment }: { payment: AdminPaymentView }) {
  const { ref_code: refCode, trx_id: trxId } = payment;
  return (
    <List>
      <dt>{texts.ref}</dt>
      <dd>
        {refCode}
        {isMaskedValue(refCode) && <MaskedMark />}
      </dd>
      <dt>{texts.trxId}</dt>
      <dd>
        {trxId ?? texts.none}
        {trxId !== null && <CopyTrxId trxId={trxId} />}
      </dd>
    </List>
  );
}

function CopyTrxId({ trxId }: { trxId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const copy = async (): Promise<void> => {
    const isCopied = button.current !== null && (await copyText(trxId, button.current));
    if (isCopied) notify({ tone: 'success', text: texts.copied(trxId) });
    else notify({ tone: 'error', text: texts.notCopied });
  };
  return (
    <IconButton
      ref={button}
      size="small"
      aria-label={texts.copy(trxId)}
      onClick={() => void copy()}
    >
      <Copy size={16} aria-hidden />
    </IconButton>
  );
}

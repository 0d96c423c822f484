import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserPaymentView } from '@portal/contracts';
import { useBrand } from '@portal/dashboard';
import { type Closable, DialogFrame, FlowEdge, StatusPill, useFormats } from '@portal/ui';
import Printer from 'lucide-react/icons/printer';
import { CopyButton } from '../../../../shared/sales/payment/copy-button';
import { useTexts } from '../../texts/use-texts';
import { PrintedReceipt } from './printed-receipt';
import { ReceiptFacts } from './receipt-facts';
import { usePrintTitle } from './use-print-title';
import { useReceiptFacts } from './use-receipt-facts';

const Body = styled('div')({ display: 'grid', gap: 20, padding: '12px 24px 24px' });

// The stub of the slip, cut off along the flow line.
const Stub = styled('div')(({ theme }) => ({
  '--edge': `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, transparent)`,
}));

const Sum = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: '12px 24px 8px',
  backgroundColor: 'var(--edge)',
  '& b': { ...theme.typography.h4, fontSize: '2rem' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
});

interface ReceiptDialogContentProps extends Closable {
  readonly userId: number;
  /** Must be completed. */
  readonly payment: UserPaymentView;
}

/** The receipt of a payment, with buttons to copy and print it. */
export function ReceiptDialogContent({ userId, payment, onClose }: ReceiptDialogContentProps) {
  const { receipt, payments } = useTexts();
  const { money } = useFormats();
  const { brand } = useBrand();
  const facts = useReceiptFacts(userId, payment);
  const title = `${receipt.title} · ${brand.name}`;
  usePrintTitle(`${title} · ${payment.ref_code}`);
  const text = [title, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('\n');
  return (
    <DialogFrame title={receipt.title} closeLabel={receipt.close} onClose={onClose}>
      <Stub>
        <Sum>
          <b>{money(payment.received_amount ?? payment.amount, 'BDT')}</b>
          <StatusPill tone="success">{payments.status.completed}</StatusPill>
        </Sum>
        <FlowEdge />
      </Stub>
      <Body>
        <ReceiptFacts facts={facts} />
        <Actions>
          <CopyButton text={text} noun={receipt.noun} />
          <Button
            variant="contained"
            size="small"
            startIcon={<Printer size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {receipt.print}
          </Button>
        </Actions>
      </Body>
      <PrintedReceipt brand={brand.name} title={receipt.title} facts={facts} />
    </DialogFrame>
  );
}

import { styled } from '@mui/material/styles';
import { DialogFrame } from '@portal/ui';
import type { PaymentDialogProps } from '../payment-dialog';
import { useTexts } from '../texts/use-texts';
import { PaymentSteps } from './payment-steps';

const Body = styled('div')(({ theme }) => ({
  padding: '4px 16px 20px',
  [theme.breakpoints.up('sm')]: { padding: '4px 24px 24px' },
}));

/** The steps of a payment; shows one at a time. */
export function PaymentDialogContent({ start, onClose }: PaymentDialogProps) {
  const { payment } = useTexts();
  return (
    <DialogFrame title={payment.title} closeLabel={payment.close} onClose={onClose} isSheet>
      <Body>
        <PaymentSteps start={start} onClose={onClose} />
      </Body>
    </DialogFrame>
  );
}

import { styled } from '@mui/material/styles';
import { type Closable, DialogFrame } from '@portal/ui';
import { PaymentSteps } from './payment-steps';
import { Price } from './price';
import type { Purchase } from './purchase';
import { useTexts } from './texts/use-texts';

const Body = styled('div')({ display: 'grid', gap: 24, padding: '0 24px 24px' });

const Bill = styled('div')(({ theme }) => ({
  padding: 16,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.action.hover,
  '& > p': { ...theme.typography.body2, margin: '0 0 4px' },
}));

interface PaymentDialogContentProps extends Closable {
  readonly purchase: Purchase;
}

/** What is bought and for how much; below it the steps of paying. */
export function PaymentDialogContent({ purchase, onClose }: PaymentDialogContentProps) {
  const { payment } = useTexts();
  return (
    <DialogFrame title={payment.title} closeLabel={payment.close} onClose={onClose}>
      <Body>
        <Bill>
          <p>{purchase.planName}</p>
          <Price bdt={purchase.priceBdt} inr={purchase.priceInr} />
        </Bill>
        <PaymentSteps />
      </Body>
    </DialogFrame>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CataloguePlanView } from '@portal/contracts';
import { Surface } from '@portal/ui';
import { PaymentDialog } from '../../shared/sales/payment-dialog';
import { usePlanWords } from '../../shared/sales/plan-words';
import { purchaseOf } from '../../shared/sales/purchase';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { CheckoutFacts } from './checkout-facts';
import { useActivation } from './use-activation';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 20,
  [theme.breakpoints.up('sm')]: { padding: 32 },
}));

/** Shows the plan, its content and its price; the button opens the payment. */
export function CheckoutCard({ plan }: { plan: CataloguePlanView }) {
  const { checkout } = useTexts();
  const words = usePlanWords();
  const activation = useActivation();
  const isProcessing = activation.step === 'processing';
  const purchase = purchaseOf(plan, words.of(plan));
  return (
    <Card as="section">
      <CheckoutFacts purchase={purchase} />
      <Button
        variant="contained"
        size="large"
        aria-disabled={isProcessing}
        onClick={activation.start}
      >
        {isProcessing ? checkout.processing : checkout.activate}
      </Button>
      {activation.step === 'paying' && (
        <PaymentDialog start={{ kind: 'new', purchase }} onClose={activation.finish} />
      )}
    </Card>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CataloguePlanView } from '@portal/contracts';
import { Surface } from '@portal/ui';
import { Check } from 'lucide-react';
import { PaymentDialog } from '../../shared/sales/payment-dialog';
import { Price } from '../../shared/sales/price';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { useActivation } from './use-activation';

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 20,
  [theme.breakpoints.up('sm')]: { padding: 32 },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '4px 0 0' },
  '& > div:first-of-type dd': { ...theme.typography.h2, fontSize: '1.25rem' },
  '& > div:last-of-type': {
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Access = styled('dd')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 500,
  '& > svg': { flex: 'none', color: theme.vars.palette.success.main },
}));

/** Shows the plan and its price; the button opens the payment. */
export function CheckoutCard({ plan }: { plan: CataloguePlanView }) {
  const { buying, checkout, plans } = useTexts();
  const activation = useActivation();
  const isProcessing = activation.step === 'processing';
  return (
    <Card as="section">
      <Facts>
        <div>
          <dt>{checkout.plan}</dt>
          <dd>{plan.name}</dd>
        </div>
        <div>
          <dt>{checkout.includes}</dt>
          {plan.activates.map((bot) => (
            <Access key={bot}>
              <Check size={18} aria-hidden />
              {buying.access[bot]}
            </Access>
          ))}
        </div>
        <div>
          <dt>{checkout.total}</dt>
          <dd>
            <Price bdt={plan.price_bdt} inr={plan.price_inr} />
          </dd>
        </div>
      </Facts>
      <Button
        variant="contained"
        size="large"
        aria-disabled={isProcessing}
        onClick={isProcessing ? undefined : activation.start}
      >
        {isProcessing ? checkout.processing : checkout.activate}
      </Button>
      {activation.step === 'paying' && (
        <PaymentDialog
          start={{
            kind: 'new',
            purchase: {
              planId: plan.id,
              planName: plan.name,
              duration: plans.days(plan.duration_days),
              priceBdt: plan.price_bdt,
              priceInr: plan.price_inr,
              offerCode: null,
            },
          }}
          onClose={activation.finish}
        />
      )}
    </Card>
  );
}

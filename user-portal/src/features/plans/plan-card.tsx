import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSession } from '@portal/session';
import { Surface } from '@portal/ui';
import type { ReactNode } from 'react';
import { LoginPrompt } from '../../shared/sales/login-prompt';
import { Price, type PriceProps } from '../../shared/sales/price';
import type { Purchase } from '../../shared/sales/purchase';
import { useTexts } from '../../shared/sales/texts/use-texts';

const Room = styled('div')({ containerType: 'inline-size' });

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 20,
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: 0 },
  '& h2 + p': { margin: '4px 0 0', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { padding: 32 },
  // On a wide page the parts are side by side.
  '@container (min-width: 720px)': {
    gridTemplateColumns: '1fr auto minmax(200px, auto)',
    alignItems: 'center',
    gap: 48,
  },
}));

/** Props of PlanCard. */
export interface PlanCardProps {
  readonly purchase: Purchase;
  readonly onPurchase: (purchase: Purchase) => void;
  readonly before?: PriceProps['before'];
  /** Shown between the price and the button. */
  readonly children?: ReactNode;
}

/** One plan with its price, and a button that opens the payment. */
export function PlanCard({ purchase, onPurchase, before, children }: PlanCardProps) {
  const { plans } = useTexts();
  const { user } = useSession();
  return (
    <Room>
      <Card as="section">
        <div>
          <h2>{purchase.planName}</h2>
          <p>{purchase.duration}</p>
        </div>
        <Price bdt={purchase.priceBdt} inr={purchase.priceInr} before={before} />
        {children}
        {user ? (
          <Button variant="contained" size="large" onClick={() => onPurchase(purchase)}>
            {plans.purchase}
          </Button>
        ) : (
          <LoginPrompt />
        )}
      </Card>
    </Room>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSession } from '@portal/session';
import { StatusPill, Surface } from '@portal/ui';
import type { ReactNode } from 'react';
import { BotList } from '../../shared/sales/bot-list';
import { LoginPrompt } from '../../shared/sales/login-prompt';
import { PlanMeasures } from '../../shared/sales/plan-measures';
import { Price, type PriceProps } from '../../shared/sales/price';
import { boughtBy, type Purchase } from '../../shared/sales/purchase';
import { PurchaseEffect } from '../../shared/sales/purchase-effect';
import { useTexts } from '../../shared/sales/texts/use-texts';

const Room = styled('div')({ containerType: 'inline-size' });

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 20,
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: 0 },
  [theme.breakpoints.up('sm')]: { padding: 32 },
  // On a tablet and a wide page the price is beside the content.
  '@container (min-width: 660px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, auto)',
    alignItems: 'center',
    gap: 48,
  },
}));

const About = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Sale = styled('div')({ display: 'grid', gap: 24 });

const Buy = styled('div')({ display: 'grid', gap: 12 });

/** Props of PlanCard. */
export interface PlanCardProps {
  readonly purchase: Purchase;
  readonly onPurchase: (purchase: Purchase) => void;
  /** Whether to mark it as the usual choice. */
  readonly isUsual?: boolean;
  readonly before?: PriceProps['before'];
  /** Shown between the price and the button. */
  readonly children?: ReactNode;
}

/** One plan with its content and price, and a button that opens the payment. */
export function PlanCard({ purchase, onPurchase, isUsual, before, children }: PlanCardProps) {
  const { buying, plans } = useTexts();
  const { user } = useSession();
  return (
    <Room>
      <Card as="section">
        <About>
          <div>
            <h2>{purchase.planName}</h2>
            {isUsual && <StatusPill tone="info">{buying.usual}</StatusPill>}
          </div>
          {purchase.about && <p>{purchase.about}</p>}
          {purchase.duration && <p>{purchase.duration}</p>}
          <PlanMeasures {...purchase} />
          {purchase.activates && <BotList bots={purchase.activates} />}
        </About>
        <Sale>
          <Price bdt={purchase.priceBdt} inr={purchase.priceInr} before={before} />
          {children}
          {user ? (
            <Buy>
              <PurchaseEffect bought={boughtBy(purchase)} />
              <Button variant="contained" size="large" onClick={() => onPurchase(purchase)}>
                {plans.purchase}
              </Button>
            </Buy>
          ) : (
            <LoginPrompt />
          )}
        </Sale>
      </Card>
    </Room>
  );
}

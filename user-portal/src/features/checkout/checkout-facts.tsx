import { styled } from '@mui/material/styles';
import { PlanMeasures } from '../../shared/sales/plan-measures';
import { Price } from '../../shared/sales/price';
import { boughtBy, type Purchase } from '../../shared/sales/purchase';
import { PurchaseEffect } from '../../shared/sales/purchase-effect';
import { useTexts } from '../../shared/sales/texts/use-texts';
import Check from 'lucide-react/icons/check';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '4px 0 0' },
  '& > div:first-of-type dd:first-of-type': { ...theme.typography.h2, fontSize: '1.25rem' },
  '& > div:last-of-type': {
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const About = styled('dd')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Access = styled('dd')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 8,
  fontWeight: 500,
  '& > svg': { color: theme.vars.palette.success.main },
  '& > small': {
    ...theme.typography.body2,
    gridColumn: 2,
    color: theme.vars.palette.text.secondary,
  },
}));

/** What is about to be bought: plan, bots, videos, what it changes for the user, and the price. */
export function CheckoutFacts({ purchase }: { purchase: Purchase }) {
  const { buying, checkout } = useTexts();
  return (
    <Facts>
      <div>
        <dt>{checkout.plan}</dt>
        <dd>{purchase.planName}</dd>
        {purchase.about && <About>{purchase.about}</About>}
      </div>
      <div>
        <dt>{checkout.includes}</dt>
        {purchase.activates?.map((bot) => (
          <Access key={bot}>
            <Check size={18} aria-hidden />
            <span>{buying.access[bot]}</span>
            <small>{buying.about[bot]}</small>
          </Access>
        ))}
        <dd>
          <PlanMeasures {...purchase} />
        </dd>
      </div>
      <div>
        <dt>{checkout.forYou}</dt>
        <dd>
          <PurchaseEffect bought={boughtBy(purchase)} />
        </dd>
      </div>
      <div>
        <dt>{checkout.total}</dt>
        <dd>
          <Price bdt={purchase.priceBdt} inr={purchase.priceInr} />
        </dd>
      </div>
    </Facts>
  );
}

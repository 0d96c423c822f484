import { styled } from '@mui/material/styles';
import type { PaymentMethodView } from '@portal/contracts';
import { limitRefusal } from '@portal/rules';
import { FormError, useFormats } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { usePlanWords } from '../plan-words';
import { Price } from '../price';
import { boughtBy, type Purchase } from '../purchase';
import { PurchaseEffect } from '../purchase-effect';
import { useTexts } from '../texts/use-texts';
import { MethodCard } from './method-card';
import type { OpenOrder } from './open-order';
import { OpenPaymentsLink } from './open-payments-link';
import { StepHeading } from './step-heading';
import { SupportLink } from './support-link';
import { NewTerms } from './new-terms';
import { useMethodNotices } from './method-news';
import { useCreateOrder } from './use-create-order';
import { useMethods } from './use-methods';
import { useNewTerms } from './use-new-terms';

const Step = styled('div')({ display: 'grid', gap: 20 });

const Bill = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: 16,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.action.hover,
  '& p': { margin: 0 },
  '& > div:first-of-type > p': { fontWeight: 500 },
  '& > div:first-of-type > p + p': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& > span': { flexBasis: '100%' },
}));

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: 12,
});

const Help = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& p': { margin: 0 },
}));

// Below the methods, so that they stay under the finger when it comes.
const Refusal = styled('div')({ display: 'grid', gap: 12 });

interface MethodStepProps {
  readonly purchase: Purchase;
  /** Called with the terms in effect when the shown ones are not any more. */
  readonly onPurchase: (purchase: Purchase) => void;
  readonly onClose: () => void;
  readonly onOrder: (order: OpenOrder) => void;
}

/** Step 'Select Payment Method': shows the purchase and the operators; choosing one creates the order. */
export function MethodStep({ purchase, onPurchase, onOrder, onClose }: MethodStepProps) {
  const { payment } = useTexts();
  const words = usePlanWords();
  const { methods, isKnown } = useMethods();
  const refusalOf = useRefusal(purchase.priceBdt);
  const noticesOf = useMethodNotices();
  const { before, load } = useNewTerms(purchase, onPurchase);
  const { chosen, error, hasOldTerms, hasTooManyOpen, choose } = useCreateOrder(purchase, {
    onOrder,
    onPriceChanged: load,
  });
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <Step>
      <StepHeading>{payment.selectMethod}</StepHeading>
      <Bill>
        <div>
          <p>{purchase.planName}</p>
          {purchase.duration && <p>{purchase.duration}</p>}
          {purchase.videos !== undefined && <p>{words.videos(purchase.videos)}</p>}
        </div>
        <Price bdt={purchase.priceBdt} inr={purchase.priceInr} />
        <PurchaseEffect bought={boughtBy(purchase)} />
      </Bill>
      {before && <NewTerms before={before} now={purchase} />}
      <Cards role="group" aria-label={payment.selectMethod} aria-busy={chosen !== null}>
        {methods.map((method) => (
          <MethodCard
            key={method.method}
            method={method.method}
            kinds={method.numbers.map(({ kind }) => kind)}
            refusal={refusalOf(method)}
            notices={noticesOf(method)}
            state={chosen === null ? 'ready' : chosen === method.method ? 'busy' : 'waiting'}
            onChoose={() => choose(method.method)}
          />
        ))}
      </Cards>
      {isKnown && methods.every((method) => refusalOf(method) !== null) && (
        <Help>
          <p>{payment.noMethods}</p>
          <SupportLink />
        </Help>
      )}
      <Refusal ref={refusal}>
        <FormError message={hasOldTerms && before ? null : error} />
        {hasTooManyOpen && <OpenPaymentsLink onClick={onClose} />}
      </Refusal>
    </Step>
  );
}

/** Says why a method cannot be chosen for an amount in BDT; null when it can. */
function useRefusal(amount: number): (method: PaymentMethodView) => string | null {
  const { payment } = useTexts();
  const { money } = useFormats();
  return (method) => {
    if (method.numbers.length === 0) return payment.methodOff;
    switch (limitRefusal(method, amount)) {
      case 'below-minimum':
        return payment.belowMinimum(money(method.minBdt ?? 0, 'BDT'));
      case 'above-maximum':
        return payment.aboveMaximum(money(method.maxBdt ?? 0, 'BDT'));
      case null:
        return null;
    }
  };
}

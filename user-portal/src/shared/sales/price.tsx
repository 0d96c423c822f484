import { styled } from '@mui/material/styles';
import { hiddenStyle, tabularNumbers, useFormats } from '@portal/ui';
import { useTexts } from './texts/use-texts';

const Amounts = styled('p')(({ theme }) => ({
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  margin: 0,
  '& b': { ...theme.typography.h4 },
  '& span, & s': { ...theme.typography.body1, color: theme.vars.palette.text.secondary },
}));

const Hidden = styled('i')(hiddenStyle);

interface Amount {
  readonly bdt: number;
  readonly inr: number;
}

/** Props of Price. */
export interface PriceProps {
  readonly bdt: number;
  /** Null when unknown. */
  readonly inr: number | null;
  /** The price before the discount, shown struck through; null when it is the same. */
  readonly before?: Amount | null;
}

/** A price in BDT and INR. */
export function Price({ bdt, inr, before = null }: PriceProps) {
  const { buying } = useTexts();
  const { money } = useFormats();
  return (
    <div>
      {before && (
        <Amounts>
          <Hidden>{buying.priceBefore}</Hidden>
          <s>
            {money(before.bdt, 'BDT')} · {money(before.inr, 'INR')}
          </s>
        </Amounts>
      )}
      <Amounts>
        <b>{money(bdt, 'BDT')}</b>
        {inr !== null && <span>{money(inr, 'INR')}</span>}
      </Amounts>
    </div>
  );
}

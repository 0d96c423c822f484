import { styled } from '@mui/material/styles';
import type { PaymentNumberView } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { useMethodWords } from '../../method-words';
import { useTexts } from '../texts/use-texts';
import { CopyButton } from './copy-button';
import type { OpenOrder } from './open-order';

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    padding: '10px 14px 10px 16px',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.body1,
    ...tabularNumbers,
    gridColumn: 1,
    margin: 0,
    fontSize: '1.375rem',
    lineHeight: 1.35,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& dd + dd': { gridColumn: 2, gridRow: '1 / span 2' },
  '& > div:first-of-type': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, transparent)`,
  },
  '& > div:first-of-type > dd:first-of-type': {
    // In one line even on a phone of 320 px: users mistype a code that is broken into two lines.
    fontSize: 'clamp(1.25rem, 6.6vw, 1.75rem)',
    lineHeight: 1.3,
    letterSpacing: '0.04em',
    whiteSpace: 'nowrap',
  },
}));

interface OrderFactsProps {
  readonly order: OpenOrder;
  /** The numbers that can receive the money. */
  readonly numbers: readonly PaymentNumberView[];
}

/**
 * Reference code, amount and number, each with a copy button. Codes and numbers are typed, so they keep Latin
 * digits.
 */
export function OrderFacts({ order, numbers }: OrderFactsProps) {
  const { payment } = useTexts();
  const words = useMethodWords();
  const { money } = useFormats();
  const hasOneNumber = (method: string): boolean =>
    numbers.filter((one) => one.method === method).length === 1;
  const facts = [
    { name: payment.reference, shown: order.referenceCode, copied: order.referenceCode },
    { name: payment.amount, shown: money(order.amount, 'BDT'), copied: String(order.amount) },
    ...numbers.map(({ method, kind, number }) => ({
      name: hasOneNumber(method)
        ? payment.numberOf(words.name(method))
        : payment.numberFor(words.name(method), words.menu(method, kind)),
      shown: number,
      copied: number,
    })),
  ];
  return (
    <Facts>
      {facts.map(({ name, shown, copied }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shown}</dd>
          <dd>
            <CopyButton text={copied} noun={name} />
          </dd>
        </div>
      ))}
    </Facts>
  );
}

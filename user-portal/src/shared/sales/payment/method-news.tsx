import { styled } from '@mui/material/styles';
import type { PaymentMethodView } from '@portal/contracts';
import { useLanguage } from '@portal/ui';
import { useMethodWords } from '../../method-words';
import { useTexts } from '../texts/use-texts';
import type { PayTo } from './pay-to';

const News = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  padding: '10px 14px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 12%, transparent)`,
  '& p': { margin: 0 },
  // Always there, so that what comes is announced; without room while it says nothing.
  '&:empty': { position: 'absolute', padding: 0 },
}));

/** What payers must know of a method now, in the current language: that it is slow, and its notice. */
export function useMethodNotices(): (method: PaymentMethodView) => readonly string[] {
  const { payment } = useTexts();
  const { name } = useMethodWords();
  const language = useLanguage();
  return ({ method, isSlow, notice, noticeBn }) =>
    [isSlow ? payment.methodSlow(name(method)) : '', language === 'bn' ? noticeBn : notice].filter(
      Boolean,
    );
}

interface MethodNewsProps {
  /** The methods that the order can be paid with. */
  readonly methods: readonly PaymentMethodView[];
  readonly payTo: PayTo;
}

/** What the payer of an open order must know of its method now: it is announced when it comes. */
export function MethodNews({ methods, payTo: { numbers, replaced, isClosing } }: MethodNewsProps) {
  const { payment } = useTexts();
  const { name } = useMethodWords();
  const noticesOf = useMethodNotices();
  const old = replaced.map(({ number }) => number).join(', ');
  const [first] = numbers;
  return (
    <News role="status">
      {old && <p>{payment.numberChanged(old)}</p>}
      {isClosing && first && <p>{payment.methodClosing(name(first.method))}</p>}
      {methods.flatMap(noticesOf).map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </News>
  );
}

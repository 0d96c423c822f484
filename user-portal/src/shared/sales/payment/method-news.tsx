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
  '&:empty': { display: 'none' },
}));

/** The notice of a method in the current language; empty for none. */
export function useMethodNotice(): (method: PaymentMethodView) => string {
  const language = useLanguage();
  return ({ notice, noticeBn }) => (language === 'bn' ? noticeBn : notice);
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
  const noticeOf = useMethodNotice();
  const old = replaced.map(({ number }) => number).join(', ');
  const [first] = numbers;
  return (
    <News role="status">
      {old && <p>{payment.numberChanged(old)}</p>}
      {isClosing && first && <p>{payment.methodClosing(name(first.method))}</p>}
      {methods.map((method) => noticeOf(method) && <p key={method.method}>{noticeOf(method)}</p>)}
    </News>
  );
}

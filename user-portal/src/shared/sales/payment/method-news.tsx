import type { PaymentMethodView } from '@portal/contracts';
import { StatusLines, useLanguage } from '@portal/ui';
import { useMethodWords } from '../../method-words';
import { useTexts } from '../texts/use-texts';
import type { PayTo } from './pay-to';

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
    <StatusLines>
      {old && <p>{payment.numberChanged(old)}</p>}
      {isClosing && first && <p>{payment.methodClosing(name(first.method))}</p>}
      {methods.flatMap(noticesOf).map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </StatusLines>
  );
}

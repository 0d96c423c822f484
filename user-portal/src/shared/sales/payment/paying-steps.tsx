import { styled } from '@mui/material/styles';
import type { PaymentNumberView } from '@portal/contracts';
import { methodUssd } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { paths, RESUME_HASH } from '../../../paths';
import { useMethodWords } from '../../method-words';
import { PhoneCode } from '../../phone-code';
import { useTexts } from '../texts/use-texts';
import type { OpenOrder } from './open-order';
import { SupportLink } from './support-link';

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: 20,
  '&:lang(bn)': { listStyleType: 'bengali' },
  '& > li + li': { marginTop: 4 },
}));

const Sides = styled('div')({
  display: 'flex',
  gap: 24,
  // The steps take what the code leaves.
  '& > div:first-of-type': { flex: 1, minWidth: 0 },
});

const Dial = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '6px 0 0',
  color: theme.vars.palette.text.secondary,
}));

const Missing = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& p': { margin: 0 },
}));

interface PayingStepsProps {
  readonly order: OpenOrder;
  readonly numbers: readonly PaymentNumberView[];
}

/** Instructions for the operator's app, in three lines. */
export function PayingSteps({ order, numbers }: PayingStepsProps) {
  const { payment } = useTexts();
  const words = useMethodWords();
  const { money } = useFormats();
  if (numbers.length === 0) {
    return (
      <Missing>
        <p>{payment.methodOff}</p>
        <SupportLink />
      </Missing>
    );
  }
  const apps = numbers.map(({ method, kind }) =>
    payment.openApp(words.name(method), words.menu(method, kind)),
  );
  const [first] = numbers;
  // With several operators the codes would hide the three lines.
  const isOne = numbers.every(({ method }) => method === first?.method);
  const code = first && isOne ? methodUssd(first.method) : null;
  return (
    <Sides>
      <div>
        <Steps>
          <li>{apps.join(payment.or)}</li>
          <li>{payment.sendExactly(money(order.amount, 'BDT'))}</li>
          <li>{payment.writeNote(order.referenceCode)}</li>
        </Steps>
        {code && <Dial>{payment.dial(code)}</Dial>}
      </div>
      <PhoneCode
        url={`${window.location.origin}${paths.dashboard}${RESUME_HASH}`}
        label={payment.phoneCode}
      >
        {payment.onPhone}
      </PhoneCode>
    </Sides>
  );
}

import { styled } from '@mui/material/styles';
import type { UserPaymentView } from '@portal/contracts';
import { tabularNumbers, useFormats } from '@portal/ui';
import { usePlanWords } from '../plan-words';
import { useTexts } from '../texts/use-texts';

const Gain = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 16px',
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  listStyle: 'none',
  fontWeight: 600,
  color: theme.vars.palette.success.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 10%, transparent)`,
}));

interface GainedPlanProps {
  readonly payment: UserPaymentView;
  /** New end of the plan; null until it is known. */
  readonly expiryDate: string | null;
}

/** What a payment brought: '+30 days', 'Unlimited videos', 'until Jan 12, 2027'. */
export function GainedPlan({ payment, expiryDate }: GainedPlanProps) {
  const { payment: texts } = useTexts();
  const words = usePlanWords();
  const { date } = useFormats();
  return (
    <Gain>
      <li>{texts.daysMore(payment.days)}</li>
      {payment.videos > 0 && <li>{words.videos(payment.videos)}</li>}
      {expiryDate !== null && <li>{texts.until(date(expiryDate))}</li>}
    </Gain>
  );
}

import { styled } from '@mui/material/styles';
import { FlowLine } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../texts/use-texts';

/** Steps of a payment, in order. */
const STEPS = ['ordered', 'seen', 'active'] as const;
type ProgressStep = (typeof STEPS)[number];

const Progress = styled('div')({ display: 'grid', gap: 8 });

const Line = styled('ol')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& > li[data-done]': {
    color: theme.vars.palette.text.primary,
    '& > svg': { flex: 'none', color: theme.vars.palette.success.main },
  },
  '& > li[aria-current]': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
  },
}));

/** How far a payment is, as one line: ordered, money seen, plan active. @param done the last step that is done. */
export function PaymentProgress({ done }: { done: ProgressStep }) {
  const { payment } = useTexts();
  const last = STEPS.indexOf(done);
  const isOver = last === STEPS.length - 1;
  return (
    <Progress>
      {/* The line reaches under the step that is waited for, and flows until the last one is done. */}
      <FlowLine
        share={isOver ? 1 : (last + 1.5) / STEPS.length}
        tone={isOver ? 'success' : 'accent'}
        moves={!isOver}
      />
      <Line aria-label={payment.progress}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            data-done={index <= last || undefined}
            aria-current={index === last + 1 ? 'step' : undefined}
          >
            {index <= last && <Check size={14} aria-hidden />}
            {payment.progressSteps[step]}
          </li>
        ))}
      </Line>
    </Progress>
  );
}

import { styled } from '@mui/material/styles';
import type { PaymentRecord } from '@portal/contracts';
import { StatusPill, type StatusTone, Surface, tabularNumbers } from '@portal/ui';
import { whereWide } from '../../shared/records/sized';
import { shownTime } from '../../shared/time/zone-times';
import { type PaymentStep, stepsOf } from './steps';
import { texts } from './texts';

const TONES = {
  done: 'success',
  waits: 'info',
  failed: 'error',
  none: 'quiet',
} as const satisfies Record<PaymentStep['state'], StatusTone>;

const Line = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 6,
    minWidth: 0,
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li[data-state="done"]': { borderColor: theme.vars.palette.success.main },
  '& > li[data-state="waits"]': { borderColor: theme.vars.palette.primary.main },
  '& > li[data-state="failed"]': { borderColor: theme.vars.palette.error.main },
  '& h3': { ...theme.typography.body1, margin: 0, fontWeight: 600 },
  '& p': { margin: 0 },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [whereWide(480)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [whereWide(800)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** The line from the order to the plan. */
export function StepLine({ payment }: { payment: PaymentRecord }) {
  return (
    <Surface>
      <Line aria-label={texts.line}>
        {stepsOf(payment).map(({ name, state, at, lines }) => (
          <li key={name} data-state={state}>
            <h3>{texts.steps[name]}</h3>
            <StatusPill tone={TONES[state]}>{texts.states[state]}</StatusPill>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {at !== null && <time dateTime={at}>{shownTime(at, payment.timeZone)}</time>}
          </li>
        ))}
      </Line>
    </Surface>
  );
}

import { styled } from '@mui/material/styles';
import type { BulkOutcome, BulkState } from '@portal/contracts';
import { texts } from './texts';

type Tone = 'success' | 'warning' | 'error' | 'info' | 'quiet';

const STATE_TONES = {
  draft: 'quiet',
  running: 'info',
  stopped: 'warning',
  done: 'success',
  undoing: 'info',
  undone: 'quiet',
} as const satisfies Record<BulkState, Tone>;

const OUTCOME_TONES = {
  pending: 'info',
  done: 'success',
  unchanged: 'quiet',
  failed: 'error',
  undone: 'quiet',
  kept: 'warning',
} as const satisfies Record<BulkOutcome, Tone>;

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { palette } = theme.vars;
  const colour = tone === 'quiet' ? palette.text.secondary : palette[tone].main;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    padding: '3px 10px 3px 8px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    fontWeight: 550,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 11%, transparent)`,
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
    },
  };
});

/** The name of a bulk action's state in its colour. */
export function StateBadge({ state }: { readonly state: BulkState }) {
  return <Badge tone={STATE_TONES[state]}>{texts.states[state]}</Badge>;
}

/** The name of an outcome. In a dry run the text says what would happen. */
export function outcomeWord(outcome: BulkOutcome, state: BulkState): string {
  return texts.outcomesOf[state]?.[outcome] ?? texts.outcomes[outcome];
}

/** The outcome of one user, or its preview, in its colour. */
export function OutcomeBadge(props: { readonly outcome: BulkOutcome; readonly state: BulkState }) {
  return (
    <Badge tone={OUTCOME_TONES[props.outcome]}>{outcomeWord(props.outcome, props.state)}</Badge>
  );
}

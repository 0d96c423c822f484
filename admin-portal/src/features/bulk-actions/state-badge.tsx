import type { BulkOutcome, BulkState } from '@portal/contracts';
import { StatusPill, type StatusTone } from '@portal/ui';
import { texts } from './texts';

const STATE_TONES = {
  draft: 'quiet',
  running: 'info',
  stopped: 'warning',
  done: 'success',
  undoing: 'info',
  undone: 'quiet',
} as const satisfies Record<BulkState, StatusTone>;

const OUTCOME_TONES = {
  pending: 'info',
  done: 'success',
  unchanged: 'quiet',
  failed: 'error',
  undone: 'quiet',
  kept: 'warning',
} as const satisfies Record<BulkOutcome, StatusTone>;

/** The name of a bulk action's state in its colour. */
export function StateBadge({ state }: { readonly state: BulkState }) {
  return <StatusPill tone={STATE_TONES[state]}>{texts.states[state]}</StatusPill>;
}

/** The name of an outcome. In a dry run the text says what would happen. */
export function outcomeWord(outcome: BulkOutcome, state: BulkState): string {
  return texts.outcomesOf[state]?.[outcome] ?? texts.outcomes[outcome];
}

/** The outcome of one user, or its preview, in its colour. */
export function OutcomeBadge(props: { readonly outcome: BulkOutcome; readonly state: BulkState }) {
  return (
    <StatusPill tone={OUTCOME_TONES[props.outcome]}>
      {outcomeWord(props.outcome, props.state)}
    </StatusPill>
  );
}

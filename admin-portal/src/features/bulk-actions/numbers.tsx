import { styled } from '@mui/material/styles';
import {
  BULK_OUTCOMES,
  type BulkActionView,
  type BulkOutcome,
  type BulkState,
} from '@portal/contracts';
import { english, Surface, tabularNumbers } from '@portal/ui';
import { outcomeWord } from './state-badge';
import { texts } from './texts';

const List = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  // The gaps between the cells look like lines.
  backgroundColor: theme.vars.palette.divider,
  '& > div': {
    flex: '1 1 116px',
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    padding: '14px 20px',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.h2,
    ...tabularNumbers,
    margin: 0,
    fontSize: '1.25rem',
    overflowWrap: 'anywhere',
  },
}));

/** The most important outcome of each state. It is shown even when it is 0. */
const ALWAYS = {
  draft: 'pending',
  running: 'done',
  stopped: 'done',
  done: 'done',
  undoing: 'undone',
  undone: 'undone',
} as const satisfies Record<BulkState, BulkOutcome>;

/** Number of users, number of users per outcome, and the sum of days and videos. */
export function Numbers({ action }: { readonly action: BulkActionView }) {
  const { state, total, outcomes, sum, action: what } = action;
  const movesPlans = what.kind === 'add' || what.kind === 'cut' || what.kind === 'set';
  const always = ALWAYS[state];
  const numbers = [
    { label: texts.numbers.users, value: english.count(total) },
    ...BULK_OUTCOMES.filter((outcome) => outcomes[outcome] > 0 || outcome === always).map(
      (outcome) => ({
        label: outcomeWord(outcome, state),
        value: english.count(outcomes[outcome]),
      }),
    ),
    ...(movesPlans
      ? [
          { label: texts.numbers.days, value: texts.signed(sum.days) },
          { label: texts.numbers.videos, value: texts.signed(sum.videos) },
        ]
      : []),
  ];
  return (
    <List as="dl" aria-label={texts.numbers.label}>
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';

const Grid = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  '&[data-wide="true"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  '& > [aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
  },
}));

/** A preset amount. */
export interface QuickChoice<Amount = number> {
  readonly amount: Amount;
  readonly label: string;
}

interface QuickChoicesProps<Amount> {
  readonly label: string;
  readonly choices: readonly QuickChoice<Amount>[];
  readonly picked: Amount | null;
  readonly busy: boolean;
  readonly onPick: (amount: Amount) => void;
  readonly wide?: boolean;
}

/** Presets, of which one is picked; the button of the dialog runs the action. */
export function QuickChoices<Amount>(props: QuickChoicesProps<Amount>) {
  const { label, choices, picked, busy, onPick, wide = false } = props;
  return (
    <Grid role="group" aria-label={label} data-wide={wide}>
      {choices.map(({ amount, label: text }) => (
        <Button
          key={text}
          variant="outlined"
          color="inherit"
          aria-pressed={amount === picked}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onPick(amount);
          }}
        >
          {text}
        </Button>
      ))}
    </Grid>
  );
}

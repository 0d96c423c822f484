import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';

const Grid = styled('div')({
  ...tabularNumbers,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  '&[data-wide="true"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
});

/** A preset amount that is applied with one click. */
export interface QuickChoice<Amount = number> {
  readonly amount: Amount;
  readonly label: string;
}

interface QuickChoicesProps<Amount> {
  readonly label: string;
  readonly choices: readonly QuickChoice<Amount>[];
  readonly busy: boolean;
  readonly onChoose: (amount: Amount) => void;
  readonly wide?: boolean;
}

/** Buttons that run immediately. While one runs, the others are disabled. */
export function QuickChoices<Amount>(props: QuickChoicesProps<Amount>) {
  const { label, choices, busy, onChoose, wide = false } = props;
  return (
    <Grid role="group" aria-label={label} data-wide={wide}>
      {choices.map((choice) => (
        <Button
          key={choice.label}
          variant="outlined"
          color="inherit"
          aria-disabled={busy}
          onClick={() => onChoose(choice.amount)}
        >
          {choice.label}
        </Button>
      ))}
    </Grid>
  );
}

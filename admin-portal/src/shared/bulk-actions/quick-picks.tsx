import { styled } from '@mui/material/styles';
import { tabularNumbers, TOUCH } from '@portal/ui';

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const Pick = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  minHeight: 28,
  padding: '0 7px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  fontWeight: 500,
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { minHeight: 44, paddingInline: 14 },
  '&:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, ${theme.vars.palette.background.paper})`,
  },
}));

interface QuickPicksProps {
  readonly label: string;
  readonly picks: readonly {
    readonly label: string;
    /** Whether the fields have the values of this preset. */
    readonly isPicked: boolean;
    readonly onPick: () => void;
  }[];
}

/** Presets that fill the fields with one click. */
export function QuickPicks({ label, picks }: QuickPicksProps) {
  return (
    <Group role="group" aria-label={label}>
      {picks.map((pick) => (
        <Pick key={pick.label} type="button" aria-pressed={pick.isPicked} onClick={pick.onPick}>
          {pick.label}
        </Pick>
      ))}
    </Group>
  );
}

import { styled } from '@mui/material/styles';
import { tabularNumbers, TOUCH, useFormats } from '@portal/ui';
import { texts } from './texts';

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  fontWeight: 500,
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { minHeight: 44 },
  '& > span': tabularNumbers,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, ${theme.vars.palette.background.paper})`,
  },
}));

/** One filter of a list. */
interface FilterChip<Value> {
  readonly value: Value;
  readonly label: string;
  /** Number of rows of this filter, when it is known. */
  readonly count?: number | undefined;
}

interface FilterChipsProps<Value> {
  readonly chips: readonly FilterChip<Value>[];
  readonly picked: Value;
  readonly onPick: (value: Value) => void;
}

/** Filters of a list with their counts, of which one is selected. */
export function FilterChips<Value extends string | null>(props: FilterChipsProps<Value>) {
  const formats = useFormats();
  return (
    <Group role="group" aria-label={texts.filters}>
      {props.chips.map(({ value, label, count }) => (
        <Chip
          key={label}
          type="button"
          aria-pressed={value === props.picked}
          onClick={() => props.onPick(value)}
        >
          {label} {count !== undefined && <span>{formats.count(count)}</span>}
        </Chip>
      ))}
    </Group>
  );
}

import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { CONTROL_HEIGHT, TOUCH, TOUCH_HEIGHT } from '../theme/touch';

const Wrap = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

/** The words above a control. */
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  padding: 0,
}));

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: CONTROL_HEIGHT,
  // The line of a control reaches 3:1 against the card.
  border: '1px solid #8A91A0',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms, box-shadow 120ms',
  ...theme.applyStyles('dark', { borderColor: '#5E6675', backgroundColor: '#0E1116' }),
  // The lines above and below are not part of what one taps.
  [TOUCH]: { minHeight: TOUCH_HEIGHT + 2 },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
  },
}));

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '0 12px',
  border: 0,
  outline: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Below 16 px phones zoom into a focused field.
  fontSize: '1rem',
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.8 },
}));

/** Props of Field: those of an input, and its label. */
export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Stands inside, at the right end. */
  readonly end?: ReactNode;
}

/** One line of text with its label above. */
export function Field({ label, end, id, ...input }: FieldProps) {
  const ownId = useId();
  return (
    <Wrap>
      <FieldLabel htmlFor={id ?? ownId}>{label}</FieldLabel>
      <Box>
        <Input id={id ?? ownId} {...input} />
        {end}
      </Box>
    </Wrap>
  );
}

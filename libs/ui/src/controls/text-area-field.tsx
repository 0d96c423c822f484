import { styled } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { FieldLabel, FieldWrap } from './field';

const Area = styled('textarea')(({ theme }) => ({
  padding: '10px 12px',
  // The border reaches a contrast of 3:1 against the card.
  border: '1px solid #8A91A0',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  // Phones zoom into a focused field with a font below 16 px.
  fontSize: '1rem',
  resize: 'vertical',
  ...theme.applyStyles('dark', { borderColor: '#5E6675', backgroundColor: '#0E1116' }),
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': {
    // Seen where the system replaces colours and drops shadows.
    outline: '2px solid transparent',
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
  },
}));

/** Props of TextAreaField: the props of a text area, and its label. */
export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
}

/** A text field of several lines with its label above. */
export function TextAreaField({ label, id, ...area }: TextAreaFieldProps) {
  const ownId = useId();
  return (
    <FieldWrap>
      <FieldLabel htmlFor={id ?? ownId}>{label}</FieldLabel>
      <Area id={id ?? ownId} {...area} />
    </FieldWrap>
  );
}

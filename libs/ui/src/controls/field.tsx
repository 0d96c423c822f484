import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { ControlBox, ControlInput } from './control-box';

/** A control below its label. */
export const FieldWrap = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
});

/** The words above a control. */
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  padding: 0,
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
    <FieldWrap>
      <FieldLabel htmlFor={id ?? ownId}>{label}</FieldLabel>
      <ControlBox>
        <ControlInput id={id ?? ownId} {...input} />
        {end}
      </ControlBox>
    </FieldWrap>
  );
}

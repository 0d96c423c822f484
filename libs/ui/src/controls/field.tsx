import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { ControlBox, ControlInput } from './control-box';

/** A control with its label above. */
export const FieldWrap = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
});

/** The label above a control. */
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  padding: 0,
}));

/** Props of Field: the props of an input, and its label. */
export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Content inside the field, at the right end. */
  readonly end?: ReactNode;
}

/** A one-line text field with its label above. */
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

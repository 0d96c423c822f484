import { styled } from '@mui/material/styles';
import { Field, type FieldProps } from '@portal/ui';
import { useId } from 'react';

const Wrap = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 4,
  '& > p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& > p[data-problem]': { fontWeight: 600, color: theme.vars.palette.error.main },
}));

interface CheckedFieldProps extends FieldProps {
  /** Why the entry is refused. */
  readonly problem?: string | undefined;
  /** Shown while there is no problem. */
  readonly hint?: string | undefined;
}

/** A field with a hint, or with the reason why its entry is refused. */
export function CheckedField({ problem, hint, ...field }: CheckedFieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <Wrap>
      <Field
        autoComplete="off"
        {...field}
        aria-invalid={problem !== undefined}
        aria-describedby={note ? id : undefined}
      />
      {note && (
        <p id={id} data-problem={problem === undefined ? undefined : ''}>
          {note}
        </p>
      )}
    </Wrap>
  );
}

import { styled } from '@mui/material/styles';
import { FieldLabel } from '@portal/ui';
import { useId } from 'react';
import { texts } from './texts';
import type { BulkForm } from './use-bulk-form';

/** As many as the service takes. */
const MOST_LETTERS = 1_000;

const Wrap = styled('div')({ display: 'grid', gap: 6 });

const Text = styled('textarea')(({ theme }) => ({
  width: '100%',
  minHeight: 112,
  padding: '10px 12px',
  // The line of a control reaches 3:1 against the card.
  border: '1px solid #8A91A0',
  borderRadius: 8,
  outline: 0,
  resize: 'vertical',
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: '1rem',
  ...theme.applyStyles('dark', { borderColor: '#5E6675', backgroundColor: '#0E1116' }),
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': {
    outline: 0,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
  },
}));

/** The words of an offer. */
export function MessageField({ form }: { readonly form: BulkForm }) {
  const id = useId();
  return (
    <Wrap>
      <FieldLabel htmlFor={id}>{texts.message}</FieldLabel>
      <Text
        id={id}
        name="message"
        maxLength={MOST_LETTERS}
        readOnly={form.busy}
        aria-invalid={form.refused === 'message'}
        value={form.entries.message}
        onChange={({ target }) => form.fill({ message: target.value })}
      />
    </Wrap>
  );
}

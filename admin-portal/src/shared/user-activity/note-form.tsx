import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { addNote } from '@portal/contracts';
import { FormError, tabularNumbers, TextAreaField } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useAction } from '../actions/use-action';
import { texts } from './texts';

/** Maximum length of a note in characters. The server counts in the same way. */
const MAX_LENGTH = 1_000;
/** From this length on the form shows how many characters are left. */
const NEAR_LENGTH = 900;

const notesTexts = texts.notes;

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginBottom: 16,
});

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  '& > button': { marginInlineStart: 'auto' },
}));

/** Form that adds a note about a user. */
export function NoteForm({ userId }: { userId: number }) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useAction({
    userId,
    send: (note: string) => send(addNote, { params: { id: userId }, body: { text: note } }),
    failed: notesTexts.addFailed,
    onDone: () => {
      setText('');
      field.current?.focus();
    },
  });
  const left = MAX_LENGTH - [...text.trim()].length;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const note = text.trim();
    setEmpty(note === '');
    if (note !== '' && left >= 0) adding.run(note);
    else field.current?.focus();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextAreaField
        ref={field}
        label={notesTexts.field}
        rows={3}
        value={text}
        readOnly={adding.busy}
        aria-invalid={isEmpty || left < 0}
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
        }}
      />
      <FormError message={isEmpty ? notesTexts.nothing : adding.busy ? null : adding.error} />
      <Foot>
        {left <= MAX_LENGTH - NEAR_LENGTH && (
          <span>{left < 0 ? notesTexts.tooLong(-left) : notesTexts.left(left)}</span>
        )}
        <Button type="submit" variant="contained" aria-disabled={adding.busy || left < 0}>
          {adding.busy ? notesTexts.adding : notesTexts.add}
        </Button>
      </Foot>
    </Form>
  );
}

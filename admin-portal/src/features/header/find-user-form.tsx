import Button from '@mui/material/Button';
import { useNavigate } from '@portal/router';
import { Field, FormError, FormStack, MAIN_ID } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';

const findTexts = texts.find;

/** Form for a User ID. It opens that user's dashboard. */
export function FindUserForm({ onLeave }: { onLeave: () => void }) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const userId = typed.trim();
    setRefused(userId === '');
    if (userId === '') {
      field.current?.focus();
      return;
    }
    void navigate(paths.user(userId));
    onLeave();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <FormStack onSubmit={submit} noValidate>
      <Field
        ref={field}
        label={findTexts.userId}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        aria-invalid={isRefused}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormError message={isRefused ? findTexts.empty : null} />
      <Button type="submit" variant="contained">
        {findTexts.view}
      </Button>
    </FormStack>
  );
}

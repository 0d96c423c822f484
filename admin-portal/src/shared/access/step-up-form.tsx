import Button from '@mui/material/Button';
import { errorText, send } from '@portal/api-client';
import { stepUp, type StepUpRequest } from '@portal/contracts';
import { useMutation } from '@portal/query';
import { FormError, FormStack, PasswordField } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { CodeField } from './code-field';
import { texts } from './texts';

const words = texts.stepUp;

interface StepUpFormProps {
  /** Asks for a code instead of the password. */
  readonly hasFactor: boolean;
  readonly onProved: () => void;
}

/** The password, or a code by who has an authenticator app. */
export function StepUpForm({ hasFactor, onProved }: StepUpFormProps) {
  const [typed, setTyped] = useState('');
  const proving = useMutation({
    mutationFn: (body: StepUpRequest) => send(stepUp, { body }),
    onSuccess: onProved,
  });
  const isBusy = proving.isPending || proving.isSuccess;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The dialog stands in the React tree of the frame: nobody above shall hear of it.
    event.stopPropagation();
    if (!isBusy) proving.mutate(hasFactor ? { code: typed.trim() } : { password: typed });
  };
  const field = {
    autoFocus: true,
    readOnly: isBusy,
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }): void => setTyped(target.value),
  };
  return (
    <FormStack onSubmit={submit}>
      {hasFactor ? (
        <CodeField {...field} />
      ) : (
        <PasswordField
          {...field}
          label={texts.password.label}
          name="password"
          autoComplete="current-password"
          required
          showLabel={texts.password.show}
          hideLabel={texts.password.hide}
        />
      )}
      <FormError
        message={
          proving.error && !proving.isPending ? errorText(proving.error, texts.connection) : null
        }
      />
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
    </FormStack>
  );
}

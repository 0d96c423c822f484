import Button from '@mui/material/Button';
import { ApiError, errorText, send } from '@portal/api-client';
import { stepUp, type StepUpRequest } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { FormError, FormStack, PasswordField } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { adminFactorQuery } from './admin-factor-query';
import { CodeField } from './code-field';
import { texts } from './texts';

const stepUpTexts = texts.stepUp;

/** Error codes when the authenticator app was set up or removed elsewhere: the other proof is needed. */
const OTHER_PROOF: readonly string[] = ['sessions/code-required', 'sessions/factor-missing'];

interface StepUpFormProps {
  /** Asks for a code instead of the password. */
  readonly hasFactor: boolean;
  readonly onProved: () => void;
}

/** A form for the password, or for a code when the administrator has an authenticator app. */
export function StepUpForm({ hasFactor, onProved }: StepUpFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const proving = useMutation({
    mutationFn: (body: StepUpRequest) => send(stepUp, { body }),
    onSuccess: onProved,
    onError: (error) => {
      if (!(error instanceof ApiError && OTHER_PROOF.includes(error.code))) return;
      void queryClient.invalidateQueries({ queryKey: adminFactorQuery.queryKey });
    },
  });
  const isBusy = proving.isPending || proving.isSuccess;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // React events of a dialog reach the components that render it. They must not see this submit.
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
        {isBusy ? stepUpTexts.submitting : stepUpTexts.submit}
      </Button>
    </FormStack>
  );
}

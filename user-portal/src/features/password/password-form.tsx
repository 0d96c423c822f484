import Button from '@mui/material/Button';
import { useNavigate } from '@portal/router';
import { newPasswordProblem } from '@portal/rules';
import { FormError, FormStack, FormSuccess, PasswordField } from '@portal/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';
import { SignInAgain } from './sign-in-again';
import { useSetPassword } from './use-set-password';

/** Time to read the success message, in ms. */
const REDIRECT_DELAY_MS = 1_500;

/** Form for a new password, with two entries. */
export function PasswordForm({ userId }: { userId: number }) {
  const passwordTexts = useTexts().password;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof newPasswordProblem>>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const saving = useSetPassword(userId);
  const navigate = useNavigate();

  useEffect(() => {
    if (!saving.saved) return undefined;
    const timer = setTimeout(
      () => void navigate(paths.dashboard, { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [saving.saved, navigate]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (saving.busy) return;
    const found = newPasswordProblem(password, confirmation);
    setProblem(found);
    saving.forgetError();
    if (found === null) saving.submit(password);
    else (found === 'mismatch' ? second : first).current?.focus();
  };
  const refusals = { mismatch: passwordTexts.mismatch, 'too-short': passwordTexts.tooShort };
  const toggle = { showLabel: passwordTexts.show, hideLabel: passwordTexts.hide };

  return (
    <FormStack onSubmit={submit} noValidate>
      {/* Hidden field: it gives password managers the account of this password. */}
      <input type="text" name="username" autoComplete="username" value={userId} readOnly hidden />
      <PasswordField
        {...toggle}
        ref={first}
        label={passwordTexts.password}
        name="new-password"
        autoComplete="new-password"
        required
        autoFocus
        aria-invalid={problem === 'too-short'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        {...toggle}
        ref={second}
        label={passwordTexts.confirmation}
        name="confirm-password"
        autoComplete="new-password"
        required
        aria-invalid={problem === 'mismatch'}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <FormError message={problem ? refusals[problem] : saving.error} />
      {saving.isTooOld && <SignInAgain />}
      <FormSuccess message={saving.saved ? passwordTexts.saved : null} />
      <Button type="submit" variant="contained" size="large" aria-disabled={saving.busy}>
        {saving.busy && !saving.saved ? passwordTexts.submitting : passwordTexts.submit}
      </Button>
    </FormStack>
  );
}

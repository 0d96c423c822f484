import Button from '@mui/material/Button';
import { parseUserId } from '@portal/rules';
import { Field, FormError, FormStack, PasswordField } from '@portal/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { usePasswordLogin } from './use-password-login';

interface PasswordTabProps {
  /** The text in User ID. Stored in the screen, so that it survives a change of the tab. */
  readonly userId: string;
  readonly onUserId: (userId: string) => void;
  readonly onForgot: () => void;
}

interface Refusal {
  readonly field: 'userId' | 'password';
  readonly text: string;
}

/** The tab 'Login with Password'. */
export function PasswordTab({ userId, onUserId, onForgot }: PasswordTabProps) {
  const loginTexts = useTexts().login;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const idInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const login = usePasswordLogin();

  const refuse = (field: Refusal['field'], text: string): void => {
    setRefusal({ field, text });
    (field === 'userId' ? idInput : passwordInput).current?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (login.busy) return;
    const id = parseUserId(userId.trim());
    if (userId.trim() === '') refuse('userId', loginTexts.userIdMissing);
    else if (id === null) refuse('userId', loginTexts.invalidUserId);
    else if (password === '') refuse('password', loginTexts.passwordMissing);
    else {
      setRefusal(null);
      login.submit({ userId: id, password });
    }
  };

  return (
    <FormStack onSubmit={submit} noValidate sx={{ pt: 3 }}>
      <Field
        label={loginTexts.userId}
        name="userId"
        ref={idInput}
        inputMode="numeric"
        title={loginTexts.userIdRule}
        autoComplete="username"
        required
        aria-invalid={refusal?.field === 'userId'}
        value={userId}
        onChange={(event) => onUserId(event.target.value)}
      />
      <PasswordField
        label={loginTexts.password}
        name="password"
        ref={passwordInput}
        autoComplete="current-password"
        required
        aria-invalid={refusal?.field === 'password'}
        showLabel={loginTexts.showPassword}
        hideLabel={loginTexts.hidePassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError message={refusal?.text ?? (login.busy ? null : login.error)} />
      <Button type="submit" variant="contained" size="large" aria-disabled={login.busy}>
        {login.busy ? loginTexts.submitting : loginTexts.submit}
      </Button>
      <Button color="primary" onClick={onForgot} sx={{ justifySelf: 'center', mt: -1 }}>
        {loginTexts.forgot}
      </Button>
    </FormStack>
  );
}

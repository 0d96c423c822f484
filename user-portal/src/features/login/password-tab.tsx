import Button from '@mui/material/Button';
import { parseUserId } from '@portal/rules';
import { Field, FormError, FormStack, PasswordField } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../texts/use-texts';
import { usePasswordLogin } from './use-password-login';

interface PasswordTabProps {
  /** The text in User ID. Stored in the screen, so that it survives a change of the tab. */
  readonly userId: string;
  readonly onUserId: (userId: string) => void;
  readonly onForgot: () => void;
}

/** The tab 'Login with Password'. */
export function PasswordTab({ userId, onUserId, onForgot }: PasswordTabProps) {
  const loginTexts = useTexts().login;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const login = usePasswordLogin();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (login.busy || userId.trim() === '' || password === '') return;
    const id = parseUserId(userId.trim());
    setRefusal(id === null ? loginTexts.invalidUserId : null);
    if (id !== null) login.submit({ userId: id, password });
  };

  return (
    <FormStack onSubmit={submit} sx={{ pt: 3 }}>
      <Field
        label={loginTexts.userId}
        name="userId"
        inputMode="numeric"
        pattern="\s*[0-9]+\s*"
        title={loginTexts.userIdRule}
        autoComplete="username"
        required
        value={userId}
        onChange={(event) => onUserId(event.target.value)}
      />
      <PasswordField
        label={loginTexts.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={loginTexts.showPassword}
        hideLabel={loginTexts.hidePassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError message={refusal ?? (login.busy ? null : login.error)} />
      <Button type="submit" variant="contained" size="large" aria-disabled={login.busy}>
        {login.busy ? loginTexts.submitting : loginTexts.submit}
      </Button>
      <Button color="primary" onClick={onForgot} sx={{ justifySelf: 'center', mt: -1 }}>
        {loginTexts.forgot}
      </Button>
    </FormStack>
  );
}

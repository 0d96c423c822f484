import Button from '@mui/material/Button';
import { useBrand, usePageTitle } from '@portal/dashboard';
import { Link } from '@portal/router';
import { FormError, FormStack, Gate, ThemeMenu } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../../paths';
import { CodeField } from '../../shared/access/code-field';
import { texts } from '../../texts';
import { PasswordStep } from './password-step';
import { useAdminLogin } from './use-admin-login';

const loginTexts = texts.login;

/** The sign-in screen of administrators. It asks for a code only when the account has a second factor. */
export function AdminLoginPage() {
  const { brand } = useBrand();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wentBack, setWentBack] = useState(false);
  const login = useAdminLogin();
  usePageTitle(loginTexts.page);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (login.busy || password === '') return;
    if (!login.asksCode) login.submit({ password });
    else if (code.trim() !== '') login.submit({ password, code: code.trim() });
  };
  const startOver = (): void => {
    login.startOver();
    setCode('');
    setWentBack(true);
  };
  return (
    <Gate
      brand={brand.name}
      title={loginTexts.title}
      text={login.asksCode ? loginTexts.codeText : loginTexts.text}
      corner={<ThemeMenu texts={texts.theme} />}
      footer={
        <Button component={Link} to={paths.userLogin} color="inherit">
          {loginTexts.back}
        </Button>
      }
    >
      <FormStack onSubmit={submit}>
        {login.asksCode ? (
          <CodeField
            autoFocus
            name="code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <PasswordStep autoFocus={wentBack} value={password} onChange={setPassword} />
        )}
        <FormError message={login.busy ? null : login.error} />
        <Button type="submit" variant="contained" size="large" aria-disabled={login.busy}>
          {login.busy ? loginTexts.submitting : loginTexts.submit}
        </Button>
        {login.asksCode && (
          <Button color="inherit" onClick={startOver}>
            {loginTexts.startOver}
          </Button>
        )}
      </FormStack>
    </Gate>
  );
}

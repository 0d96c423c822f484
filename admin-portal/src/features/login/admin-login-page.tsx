import Button from '@mui/material/Button';
import { useBrand } from '@portal/dashboard';
import { Link } from '@portal/router';
import { FormError, FormStack, Gate, PasswordField, ThemeMenu, useDocumentTitle } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { useAdminLogin } from './use-admin-login';

const words = texts.login;

/** The administrator's gate (spec admin.md §2). */
export function AdminLoginPage() {
  const { brand } = useBrand();
  const [password, setPassword] = useState('');
  const login = useAdminLogin();
  useDocumentTitle(words.page, brand.name);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!login.busy && password !== '') login.submit({ password });
  };
  return (
    <Gate
      brand={brand.name}
      title={words.title}
      text={words.text}
      corner={<ThemeMenu texts={texts.theme} />}
      footer={
        <Button component={Link} to={paths.userLogin} color="inherit">
          {words.back}
        </Button>
      }
    >
      <FormStack onSubmit={submit}>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError message={login.busy ? null : login.error} />
        <Button type="submit" variant="contained" size="large" aria-disabled={login.busy}>
          {login.busy ? words.submitting : words.submit}
        </Button>
      </FormStack>
    </Gate>
  );
}

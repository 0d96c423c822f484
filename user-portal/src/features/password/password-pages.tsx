import { PasswordPage } from './password-page';

/** Page /create-password: sets the first password, or a new one after 'Forgot Password?'. */
export function CreatePasswordPage() {
  return <PasswordPage purpose="create" />;
}

/** Page /change-password. */
export function ChangePasswordPage() {
  return <PasswordPage purpose="change" />;
}

import { useTexts } from '../../texts/use-texts';
import { PasswordPage } from './password-page';

/** Page /create-password: sets the first password, or a new one after 'Forgot Password?'. */
export function CreatePasswordPage() {
  return <PasswordPage title={useTexts().password.createTitle} />;
}

/** Page /change-password. */
export function ChangePasswordPage() {
  return <PasswordPage title={useTexts().password.changeTitle} />;
}

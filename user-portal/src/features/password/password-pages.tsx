import { useTexts } from '../../texts/use-texts';
import { PasswordPage } from './password-page';

/** /create-password: the first password, or a new one after 'Forgot Password?'. */
export function CreatePasswordPage() {
  return <PasswordPage title={useTexts().password.createTitle} />;
}

/** /change-password. */
export function ChangePasswordPage() {
  return <PasswordPage title={useTexts().password.changeTitle} />;
}

import { useTexts } from '../../texts/use-texts';
import { PasswordPage } from './password-page';

/** /create-password: the first password, or a new one after 'Forgot Password?' (spec subscriber.md §2). */
export function CreatePasswordPage() {
  return <PasswordPage title={useTexts().password.createTitle} />;
}

/** /change-password (spec subscriber.md §2). */
export function ChangePasswordPage() {
  return <PasswordPage title={useTexts().password.changeTitle} />;
}

import Button from '@mui/material/Button';
import { useSession } from '@portal/session';
import { rememberResetIntent } from '../../reset-intent';
import { useTexts } from '../../texts/use-texts';

/** Out and in again: the sign-in after it leads back to a new password. */
export function SignInAgain() {
  const { signOut } = useSession();
  const start = (): void => {
    rememberResetIntent();
    void signOut();
  };
  return (
    <Button variant="outlined" color="inherit" onClick={start}>
      {useTexts().password.signInAgain}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { useSession } from '@portal/session';
import { rememberResetIntent } from '../../reset-intent';
import { useTexts } from '../../texts/use-texts';

/** Signs the user out. The next sign-in opens the page for a new password. */
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

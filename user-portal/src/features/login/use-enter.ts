import type { UserView } from '@portal/contracts';
import { useNavigate } from '@portal/router';
import { useSession } from '@portal/session';
import { startTransition } from 'react';
import { paths } from '../../paths';
import { useWayBack } from '../../shared/way-back';
import { clearResetIntent, hasResetIntent } from '../../reset-intent';

/** Answer to a successful sign-in. */
export interface SignedIn {
  readonly user: UserView;
  /** 'setPassword' for an account without a password. */
  readonly action?: 'setPassword' | null;
}

/**
 * Stores the signed-in user and opens the next page: the password page when the server asks for a password or
 * the user pressed 'Forgot Password?', otherwise the page that was wanted before, or the dashboard.
 */
export function useEnter(): (signedIn: SignedIn) => void {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const wayBack = useWayBack()?.path ?? paths.dashboard;
  return ({ user, action }) => {
    const wantsPassword = action === 'setPassword' || hasResetIntent();
    clearResetIntent();
    // In one transition: otherwise the login route would see the user first and redirect.
    startTransition(() => {
      void navigate(wantsPassword ? paths.createPassword : wayBack, { replace: true });
      signIn(user);
    });
  };
}

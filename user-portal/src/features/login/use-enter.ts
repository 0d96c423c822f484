import type { UserView } from '@portal/contracts';
import { useNavigate } from '@portal/router';
import { useSession } from '@portal/session';
import { startTransition } from 'react';
import { paths } from '../../paths';
import { clearResetIntent, hasResetIntent } from '../../reset-intent';

/** What a sign-in brought. */
export interface SignedIn {
  readonly user: UserView;
  /** 'setPassword' for an account without a password. */
  readonly action?: 'setPassword' | null;
}

/**
 * Signs a user in on this page and goes on: to a first or new password when the server asks for one or
 * 'Forgot Password?' began this, else to the dashboard.
 */
export function useEnter(): (signedIn: SignedIn) => void {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return ({ user, action }) => {
    const wantsPassword = action === 'setPassword' || hasResetIntent();
    clearResetIntent();
    // In one transition: the login's route, which leads a stored user away, must not come first.
    startTransition(() => {
      void navigate(wantsPassword ? paths.createPassword : paths.dashboard, { replace: true });
      signIn(user);
    });
  };
}

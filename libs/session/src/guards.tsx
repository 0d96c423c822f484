import { type Location, Navigate, Outlet, useLocation } from '@portal/router';

import { useSession } from './session-context';

/** State of a navigation to the sign-in page. */
export interface SignInState {
  /** Address of the page that needs the sign-in, with query and hash. */
  readonly wayBack: string;
}

/** The state for a navigation from this page to the sign-in page. */
export function signInState({ pathname, search, hash }: Location): SignInState {
  return { wayBack: pathname + search + hash };
}

/** Layout route for signed-in subscribers; others are redirected to '/', which knows the way back. */
export function RequireUser() {
  const { user } = useSession();
  const location = useLocation();
  return user ? <Outlet /> : <Navigate to="/" replace state={signInState(location)} />;
}

/** Layout route for administrators; others are redirected to '/admin/login'. */
export function RequireAdmin() {
  return useSession().isAdmin ? <Outlet /> : <Navigate to="/admin/login" replace />;
}

import { Navigate, Outlet } from '@portal/router';

import { useSession } from './session-context';

/** Layout route for signed-in subscribers; others are redirected to '/'. */
export function RequireUser() {
  return useSession().user ? <Outlet /> : <Navigate to="/" replace />;
}

/** Layout route for administrators; others are redirected to '/admin/login'. */
export function RequireAdmin() {
  return useSession().isAdmin ? <Outlet /> : <Navigate to="/admin/login" replace />;
}

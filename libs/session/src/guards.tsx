import { Navigate, Outlet } from '@portal/router';

import { useSession } from './session-context';

/** Layout route for signed-in subscribers; others go to '/' (spec subscriber.md §2). */
export function RequireUser() {
  return useSession().user ? <Outlet /> : <Navigate to="/" replace />;
}

/** Layout route for administrators; others go to '/admin/login' (spec admin.md §2). */
export function RequireAdmin() {
  return useSession().isAdmin ? <Outlet /> : <Navigate to="/admin/login" replace />;
}

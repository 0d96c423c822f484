import { lazyScreen, Navigate, Route, Routes } from '@portal/router';
import { RequireUser, useSession } from '@portal/session';
import { LoginPage } from './features/login/login-page';
import { paths } from './paths';

const DashboardPage = lazyScreen(
  async () => (await import('./features/dashboard/dashboard-page')).DashboardPage,
);

/** The portal's screens; any other path goes to the dashboard or the login (spec subscriber.md §2). */
export function PortalRoutes() {
  const { user } = useSession();
  return (
    <Routes>
      <Route
        path={paths.login}
        element={user ? <Navigate to={paths.dashboard} replace /> : <LoginPage />}
      />
      <Route element={<RequireUser />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
      </Route>
      <Route path="*" element={<Navigate to={user ? paths.dashboard : paths.login} replace />} />
    </Routes>
  );
}

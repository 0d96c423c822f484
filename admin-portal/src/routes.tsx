import { lazyScreen, Navigate, Route, Routes } from '@portal/router';
import { RequireAdmin, useSession } from '@portal/session';
import { AdminLoginPage } from './features/login/admin-login-page';
import { AdminFrame } from './frame/admin-frame';
import { CurrentTab } from './frame/current-tab';
import { paths } from './paths';

const UserViewPage = lazyScreen(
  async () => (await import('./features/user-view/user-view-page')).UserViewPage,
);

const PaymentRecordPage = lazyScreen(
  async () => (await import('./features/payment-record/payment-record-page')).PaymentRecordPage,
);

const SendOfferPage = lazyScreen(
  async () => (await import('./features/offers/send-offer-page')).SendOfferPage,
);

/** The screens of the portal. Any other path redirects to '/', which knows the signed-in user. */
export function PortalRoutes() {
  const { isAdmin } = useSession();
  return (
    <Routes>
      <Route
        path={paths.login}
        element={isAdmin ? <Navigate to={paths.dashboard} replace /> : <AdminLoginPage />}
      />
      <Route element={<RequireAdmin />}>
        <Route path={paths.root} element={<Navigate to={paths.dashboard} replace />} />
        <Route element={<AdminFrame />}>
          <Route path={paths.dashboard} element={<CurrentTab />} />
          <Route path={paths.sendOffer} element={<SendOfferPage />} />
          <Route path={`${paths.records}/:userId`} element={<CurrentTab />} />
          <Route path={`${paths.payments}/:paymentId`} element={<PaymentRecordPage />} />
          <Route path={paths.noUser} element={<UserViewPage />} />
          <Route path={`${paths.noUser}/:userId`} element={<UserViewPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.userLogin} replace />} />
    </Routes>
  );
}

import { lazyScreen, Navigate, Route, Routes } from '@portal/router';
import { RequireUser, useSession } from '@portal/session';
import { LoginPage } from './features/login/login-page';
import { paths } from './paths';
import { useWayBack } from './shared/way-back';

const DashboardPage = lazyScreen(
  async () => (await import('./features/dashboard/dashboard-page')).DashboardPage,
);
const DownloadsPage = lazyScreen(
  async () => (await import('./features/downloads/downloads-page')).DownloadsPage,
);
const AccountPage = lazyScreen(async () => (await import('./account-page')).AccountPage);
const ManageProfilePage = lazyScreen(
  async () => (await import('./manage-profile-page')).ManageProfilePage,
);
const CreatePasswordPage = lazyScreen(
  async () => (await import('./features/password/password-pages')).CreatePasswordPage,
);
const ChangePasswordPage = lazyScreen(
  async () => (await import('./features/password/password-pages')).ChangePasswordPage,
);
const PlansPage = lazyScreen(async () => (await import('./features/plans/plans-page')).PlansPage);
const OfferPage = lazyScreen(async () => (await import('./features/offer/offer-page')).OfferPage);
const CheckoutPage = lazyScreen(
  async () => (await import('./features/checkout/checkout-page')).CheckoutPage,
);
const PrivacyPage = lazyScreen(
  async () => (await import('./features/legal/legal-pages')).PrivacyPage,
);
const TermsPage = lazyScreen(async () => (await import('./features/legal/legal-pages')).TermsPage);

/** Routes of the portal; any other path redirects to the dashboard or the login. */
export function PortalRoutes() {
  const { user } = useSession();
  const wayBack = useWayBack()?.path ?? paths.dashboard;
  return (
    <Routes>
      <Route
        path={paths.login}
        element={user ? <Navigate to={wayBack} replace /> : <LoginPage />}
      />
      <Route element={<RequireUser />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.downloads} element={<DownloadsPage />} />
        <Route path={paths.account} element={<AccountPage />} />
        <Route path={paths.profile} element={<ManageProfilePage />} />
        <Route path={paths.createPassword} element={<CreatePasswordPage />} />
        <Route path={paths.changePassword} element={<ChangePasswordPage />} />
        <Route path={paths.offer} element={<OfferPage />} />
        <Route path={paths.checkout} element={<CheckoutPage />} />
      </Route>
      <Route path={paths.plans} element={<PlansPage />} />
      <Route path={paths.specialPlan} element={<PlansPage />} />
      <Route path={paths.privacy} element={<PrivacyPage />} />
      <Route path={paths.terms} element={<TermsPage />} />
      <Route path="*" element={<Navigate to={user ? paths.dashboard : paths.login} replace />} />
    </Routes>
  );
}

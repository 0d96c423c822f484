import { useLocation, useNavigate } from '@portal/router';
import { currentPlatform } from '@portal/ui';
import { useEffect } from 'react';

const HOME = '/dashboard';

/** Screens without a way back: the first one, and those without an account. */
const isFirst = (path: string): boolean => [HOME, '/', '/tg'].includes(path);

/** Number of this history entry since the page was loaded, as the router counts. */
const placeInHistory = (): number =>
  Number((window.history.state as { readonly idx?: number } | null)?.idx ?? 0);

/** Shows Telegram's back button on every screen but the first: back, or home when a link opened this screen. */
export function useBackButton(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const goBack = (): void => {
      void (placeInHistory() > 0 ? navigate(-1) : navigate(HOME, { replace: true }));
    };
    currentPlatform()?.setBack(isFirst(pathname) ? null : goBack);
  }, [pathname, navigate]);
}

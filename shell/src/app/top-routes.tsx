import { lazyScreen, useLocation } from '@portal/router';
import { currentPlatform } from '@portal/ui';
import { Suspense } from 'react';

import { portalForPath, TELEGRAM_APP_PATH } from '@portal/contracts';
import { LoadingBar } from '../remotes/loading-bar';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { useBackButton } from '../telegram/use-back-button';

const TelegramEntry = lazyScreen(
  async () => (await import('../telegram/telegram-entry')).TelegramEntry,
);
const SignedOut = lazyScreen(async () => (await import('../telegram/signed-out')).SignedOut);

/**
 * Selects the portal by the URL. It uses no route elements: inside a route `/admin/*` a portal would have to
 * write relative paths, and the full paths of the specification would not appear in the code. The entry of the
 * Mini App is the shell's own. In a frame of Telegram Web the sign-in page could keep nobody signed in.
 */
export function TopRoutes() {
  const { pathname } = useLocation();
  useBackButton();
  const isSignedOut = pathname === '/' && currentPlatform()?.isFramed === true;
  if (isSignedOut || pathname === TELEGRAM_APP_PATH) {
    return (
      <Suspense fallback={<LoadingBar />}>
        {isSignedOut ? <SignedOut /> : <TelegramEntry />}
      </Suspense>
    );
  }
  const name = portalForPath(pathname);
  return <RemoteBoundary key={name} name={name} />;
}

import { lazyScreen, useLocation } from '@portal/router';
import { currentPlatform } from '@portal/ui';
import { type ReactNode, Suspense } from 'react';

import { portalForPath, type Screen, TELEGRAM_APP_PATH } from '@portal/contracts';
import { LoadingBar } from '../remotes/loading-bar';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { useBackButton } from '../telegram/use-back-button';

const TelegramEntry = lazyScreen(
  async () => (await import('../telegram/telegram-entry.late')).TelegramEntry,
);
const LinkEntry = lazyScreen(async () => (await import('../telegram/link-entry.late')).LinkEntry);
const SignedOut = lazyScreen(async () => (await import('../telegram/signed-out.late')).SignedOut);

const LINK_PATH = '/enter' satisfies Screen;

/**
 * Selects the portal by the URL. It uses no route elements: inside a route `/admin/*` a portal would have to
 * write relative paths, and the full paths of the specification would not appear in the code. The entries of
 * the Mini App and of its links are the shell's own. In a frame of Telegram Web the sign-in page could keep nobody
 * signed in.
 */
export function TopRoutes() {
  const { pathname } = useLocation();
  useBackButton();
  const own = ownScreenOf(pathname);
  if (own) return <Suspense fallback={<LoadingBar />}>{own}</Suspense>;
  const name = portalForPath(pathname);
  return <RemoteBoundary key={name} name={name} />;
}

function ownScreenOf(pathname: string): ReactNode {
  if (pathname === '/' && currentPlatform()?.isFramed === true) return <SignedOut />;
  if (pathname === TELEGRAM_APP_PATH) return <TelegramEntry />;
  return pathname === LINK_PATH && <LinkEntry />;
}

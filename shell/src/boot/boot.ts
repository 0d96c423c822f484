// Runs in the head, before anything is painted and before any module is fetched. It is compiled separately
// (tools/build/vite/boot-script.ts), so it may import only small files without packages.
import {
  isTelegramApp,
  LANGUAGE_COOKIE,
  type PageAudience,
  portalForPath,
} from '@portal/contracts';

import { readLaunch } from '../platform/launch';
import { loadScriptsAfterPaint } from '../prerendered/after-paint';
import { recordEarlyInput } from '../prerendered/early-input';
import { fitsVisitor, type Visitor } from '../prerendered/fits-visitor';
import { showStoredName } from '../prerendered/stored-name';
import { candidatesOf } from '../releases/candidates';
import { startDownload } from '../releases/download-release';
import { fetchPointer } from '../releases/fetch-pointer';
import { takePreviewLink, wantedPreviewOf } from '../releases/preview';
import { fetchServedContracts } from '../releases/served-contracts';
import { visitorKey } from '../releases/visitor-key';
import { firstLanguage } from './first-language';
import { firstTheme } from './first-theme';
import { isOldBrowser } from './old-browser';
import { mustLoadAgain } from './shell-canary';

/** @param kind of the storage; reading it may be forbidden too. */
function readStored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
}

const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

const YEAR_SECONDS = 31_536_000;
const html = document.documentElement;

function start(): void {
  const portal = portalForPath(location.pathname);
  takePreviewLink();
  const isPreview = wantedPreviewOf(portal) !== null;
  const isOld = isOldBrowser();
  // The prerendered page is that of the released version, and its controls need a browser that runs it.
  if (isPreview || isOld) delete html.dataset['prerendered'];
  const launch = isTelegramApp(location.pathname) ? readLaunch(location) : null;
  if (launch?.scheme) html.dataset['platformScheme'] = launch.scheme;
  if (launch?.language) html.dataset['platformLanguage'] = launch.language;
  const isDark = launch?.scheme ? launch.scheme === 'dark' : prefersDark();
  html.setAttribute('data-theme', firstTheme(readStored('localStorage', 'theme'), isDark));

  const { prerendered: audience, canary } = html.dataset;
  if (audience !== undefined) {
    const language = firstLanguage(readStored('localStorage', 'language'), navigator.language);
    const storedUser = readStored('localStorage', 'currentUser');
    const isAdmin = readStored('sessionStorage', 'isAdminAuthenticated') === 'true';
    const visitor: Visitor = {
      // The administrators' portal has one language.
      language: portal === 'user-portal' ? language : null,
      isKnown:
        storedUser !== null ||
        isAdmin ||
        readStored('sessionStorage', 'passwordResetIntent') !== null ||
        location.hash !== '',
      isSubscriber: storedUser !== null,
      // The address names another tab.
      isAdministrator: isAdmin && location.search === '',
      key: visitorKey,
    };
    const own = visitor.language;
    const page = { language: html.lang, audience: audience as PageAudience, canary };
    if (fitsVisitor(page, visitor)) {
      recordEarlyInput();
      if (storedUser !== null) showStoredName(storedUser);
    } else {
      delete html.dataset['prerendered'];
    }
    // The next page then comes in this language.
    if (own !== null && own !== html.lang) {
      document.cookie = `${LANGUAGE_COOKIE}=${own}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    }
  }

  loadScriptsAfterPaint(html.dataset['prerendered'] !== undefined);
  globalThis.portalPagePath = location.pathname;
  // A preview is another version, which the service names later. An old browser gets no portal.
  if (!isPreview && !isOld) {
    const key = visitorKey();
    const pointer = fetchPointer();
    const served = fetchServedContracts();
    const download = pointer.then((value) => {
      const [first] = candidatesOf(value, portal, key);
      return startDownload(first.release);
    });
    // The shell handles these failures when it takes the state; until then avoid an unhandled rejection.
    download.catch(() => undefined);
    globalThis.portalBoot = { key, pointer, served, download };
  }
}

if (mustLoadAgain(html.dataset['shellCanary'], visitorKey)) {
  // Before it loads the scripts of this version.
  stop();
  location.reload();
} else {
  start();
}

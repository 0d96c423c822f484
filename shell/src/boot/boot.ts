// Runs in the head, before anything is painted and before any module is fetched. It is compiled separately
// (tools/build/vite/boot-script.ts), so it may import only small files without packages.
import { candidatesOf } from '../releases/candidates';
import { startDownload } from '../releases/download-release';
import { fetchPointer } from '../releases/fetch-pointer';
import { portalForPath } from '../releases/portal-for-path';
import { fetchServedContracts } from '../releases/served-contracts';
import { visitorKey } from '../releases/visitor-key';
import { firstTheme } from './first-theme';

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

const scheme = firstTheme(readTheme(), matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-theme', scheme);

const pointer = fetchPointer();
const served = fetchServedContracts();
const download = pointer.then((value) => {
  const [first] = candidatesOf(value, portalForPath(location.pathname), visitorKey());
  return startDownload(first.release);
});
// The shell handles these failures when it takes the state; until then avoid an unhandled rejection.
download.catch(() => undefined);
globalThis.portalPagePath = location.pathname;
globalThis.portalBoot = { pointer, served, download };

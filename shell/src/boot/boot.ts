// Runs in the head before anything is painted and before any module is fetched. Compiled on its own
// (tools/vite/boot-script.ts), so it may import only what is small and free of packages.
import { startDownload } from '../releases/download-release';
import { fetchPointer, releaseOf } from '../releases/fetch-pointer';
import { portalForPath } from '../releases/portal-for-path';
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
const download = pointer.then((value) =>
  startDownload(releaseOf(value, portalForPath(location.pathname))),
);
// The shell meets these failures when it takes the state; until then they are not unhandled.
download.catch(() => undefined);
globalThis.portalBoot = { pointer, download };

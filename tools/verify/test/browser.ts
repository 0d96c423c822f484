import { existsSync } from 'node:fs';
import { installFromDebian, mayInstall } from '../../shared/debian';
import { Problem } from '../../shared/problem';

// The headless shell first: it renders the same and uses a fifth less CPU.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];
const DEBIAN_PACKAGE = 'chromium-headless-shell';

/**
 * Path of a Chromium for the browser tests. On Debian, as root, it is installed when missing.
 * @throws Problem that says how to install it.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (mayInstall()) installFromDebian([DEBIAN_PACKAGE]);
  const installed = findChromium();
  if (installed !== null) return installed;
  throw new Problem(
    'The browser tests need Chromium and none was found.\n' +
      `  On Debian or Ubuntu: sudo apt-get install ${DEBIAN_PACKAGE}\n` +
      '  Elsewhere install Chromium or Chrome and name its program: PORTAL_CHROMIUM=/path/to/chrome npm test',
  );
}

function findChromium(): string | null {
  const named = process.env['PORTAL_CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(`PORTAL_CHROMIUM names ${named}, and there is no such file.`);
  }
  return CANDIDATES.find((path) => existsSync(path)) ?? null;
}

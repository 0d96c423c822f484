import { reloadPage } from '../platform/reload-page';
import { hasTypedText } from './typed-text';

const RELOADED_KEY = 'reloadedFor';

/**
 * Reloads the page when the files of its version are gone: the pointer then names a newer version. At most
 * once per version and tab, so it cannot loop. It does not reload while a field contains typed text, which
 * would be lost: then the user decides, in the panel or by closing the part that does not open (OPS-4).
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(version: string): boolean {
  if (hasTypedText()) return false;
  try {
    const done = (sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
    if (done.includes(version)) return false;
    sessionStorage.setItem(RELOADED_KEY, [...done, version].join(' ').trim());
  } catch {
    return false;
  }
  reloadPage();
  return true;
}

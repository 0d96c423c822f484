import { hasTypedText } from './typed-text';

const RELOADED_KEY = 'reloadedFor';

/**
 * Reloads the page for a version whose files are gone: the pointer names a newer one by now. At most
 * once in a tab for a version, so never in a loop; and not while something is typed that would be lost:
 * then the person decides, by the panel or by closing what does not open (OPS-4).
 * @returns whether the page is on its way out.
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
  location.reload();
  return true;
}

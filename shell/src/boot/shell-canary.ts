import { SHELL_COOKIE } from '@portal/contracts';

import { isInCanary } from '../prerendered/fits-visitor';

/** Longer than a canary lasts. */
const MONTH_SECONDS = 2_592_000;

/**
 * Chooses this browser for the canary of the shell, or no longer, by the same rule as for a portal's canary. The
 * choice is a cookie, because the server picks the page. A browser that can store none stays with the live version.
 *
 * Only the way into the canary loads again. So two versions of this code that choose differently cannot reload forever.
 * @param canary `<percent> <version>`, from the served page; undefined without a canary.
 * @param key the visitor (`visitorKey`).
 * @returns whether to load the page again, because this browser gets the canary from now on.
 */
export function mustLoadAgain(canary: string | undefined, key: () => string | null): boolean {
  if (canary === undefined) return false;
  const choice = `${SHELL_COOKIE}=${canary.slice(canary.indexOf(' ') + 1)}`;
  const isStored = (): boolean => document.cookie.split('; ').includes(choice);
  const isChosen = isInCanary(canary, key);
  if (isStored() === isChosen) return false;
  document.cookie = `${choice}; path=/; max-age=${isChosen ? MONTH_SECONDS : 0}; samesite=lax`;
  return isChosen && isStored();
}

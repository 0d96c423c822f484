import { paths } from '../../paths';

/** sessionStorage key of the last opened list of this window. It survives a reload. */
const KEY = 'adminList';

let last: string | null = null;

/** Stores the address of a list including filter and page. */
export function rememberList(address: string): void {
  last = address;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // The browser may deny storage. Then the address is stored only until the page is closed.
  }
}

/** Target of 'Return to Admin List': the last opened list, or the dashboard. */
export function lastList(): string {
  try {
    last ??= sessionStorage.getItem(KEY);
  } catch {
    // Storage may be denied, see rememberList.
  }
  // Any other stored value is ignored, so that the link always leads to the dashboard.
  return last?.startsWith(`${paths.dashboard}?`) ? last : paths.dashboard;
}

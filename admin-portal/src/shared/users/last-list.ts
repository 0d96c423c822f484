import { paths } from '../../paths';

/** Entry of sessionStorage: the list last looked at in this window, also after a reload. */
const KEY = 'adminList';

let last: string | null = null;

/** Keeps the address of a list with its filter and page. */
export function rememberList(address: string): void {
  last = address;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // A browser may deny storage; then it is known as long as the page lives.
  }
}

/** Where 'Return to Admin List' leads: the list one came from, else the dashboard. */
export function lastList(): string {
  try {
    last ??= sessionStorage.getItem(KEY);
  } catch {
    // As above.
  }
  // Whatever stands there, it leads to a tab of the dashboard.
  return last?.startsWith(`${paths.dashboard}?`) ? last : paths.dashboard;
}

import { matchPath, useLocation } from '@portal/router';
import { paths } from '../paths';

/** The page that a visitor wanted before the sign-in. */
export interface WayBack {
  readonly page: Destination;
  /** Path with query and hash, below this site. */
  readonly path: string;
}

/** Pages that a sign-in can lead back to: all but the sign-in page itself and the legal texts. */
type Destination = Exclude<keyof typeof paths, 'login' | 'privacy' | 'terms'>;

const { login: _login, privacy: _privacy, terms: _terms, ...DESTINATIONS } = paths;

/**
 * The way back in the state of a navigation to the sign-in page.
 * @returns null without one, and for anything but a page of this portal.
 */
export function wayBackOf(state: unknown): WayBack | null {
  if (typeof state !== 'object' || state === null || !('wayBack' in state)) return null;
  const { wayBack: path } = state;
  if (typeof path !== 'string' || !/^\/[\w-]/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/, 1);
  const found = Object.entries(DESTINATIONS).find(([, pattern]) => matchPath(pattern, pathname));
  return found ? { page: found[0] as Destination, path } : null;
}

/** The way back of the sign-in page that is open. */
export function useWayBack(): WayBack | null {
  return wayBackOf(useLocation().state);
}

import { type Screen, type ScreenOptions, setOnline } from '@portal/screen-testing';
import type { ReactElement } from 'react';
import { openRoute } from './open-route';

/** Goes to a page after the network went. The portal itself was loaded before. */
export async function openOffline(
  route: string,
  page: ReactElement,
  options: ScreenOptions = {},
): Promise<Screen> {
  const screen = await openRoute(route, page, options);
  setOnline(false);
  window.history.pushState(null, '', route);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return screen;
}

import { IS_DEVELOPMENT } from '../is-development';

const ADDRESS = '/service-worker.js';

/**
 * Registers the service worker that answers with an offline page when the network fails. It waits until the
 * page has loaded, so that it does not compete for the network. Not under the dev servers.
 */
export function registerServiceWorker(): void {
  if (IS_DEVELOPMENT || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker
      .register(ADDRESS, { updateViaCache: 'none' })
      .catch((error: unknown) => {
        console.warn('The offline page could not be installed.', error);
      });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

// Runs in the window of page-window.ts, bundled together with a portal (bundle-renderer.ts).
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { catalogueQuery } from '@portal/dashboard';
import { createQueryClient, QueryClientProvider } from '@portal/query';
import { BrowserRouter } from '@portal/router';
import { SessionProvider } from '@portal/session';
import { pickedLanguage, PortalThemeProvider } from '@portal/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import type { PublicPage } from '@portal/contracts';
import type { RenderedAddress, RenderedPage } from '../page-window';
import { serialise } from './serialise';

/** Rounds of the event loop without a change after which a page counts as complete. */
const QUIET_ROUNDS = 20;
const MAX_ROUNDS = 2000;

/** Waits until the screen is there and nothing changes any more. @throws Error when that does not happen. */
async function settled(container: HTMLElement): Promise<void> {
  let last = '';
  let quiet = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const now = container.innerHTML;
    quiet = now === last ? quiet + 1 : 0;
    last = now;
    if (quiet >= QUIET_ROUNDS && container.querySelector('main')) return;
  }
  throw new Error(`${location.pathname} does not come to rest: ${last.slice(0, 300)}`);
}

async function render(
  Portal: ComponentType,
  { path, language, catalogue }: RenderedAddress,
): Promise<RenderedPage> {
  history.replaceState(null, '', path);
  pickedLanguage.write(language);
  // Not speedy: the rules are text that can be read.
  const cache = createCache({ key: 'css', speedy: false });
  const queryClient = createQueryClient();
  queryClient.setQueryData(catalogueQuery.queryKey, catalogue);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <CacheProvider value={cache}>
      <PortalThemeProvider>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <SessionProvider>
              <Portal />
            </SessionProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </PortalThemeProvider>
    </CacheProvider>,
  );
  await settled(container);
  if (location.pathname !== path) throw new Error(`${path} leads a guest to ${location.pathname}`);
  const sheets = [...document.querySelectorAll('style[data-emotion]')];
  const rules = sheets.map(({ textContent }) => textContent).join('');
  const page = { ...serialise(container, rules), title: document.title };
  root.unmount();
  queryClient.clear();
  for (const left of [container, ...sheets]) left.remove();
  return page;
}

/** Leaves the renderer of a portal's pages in this window. */
export function provideRenderer(Portal: ComponentType, publicPages: readonly PublicPage[]): void {
  globalThis.portalRenderer = { publicPages, render: (address) => render(Portal, address) };
}

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

import { PERSONAL_ATTRIBUTE, type PrerenderedScreen } from '@portal/contracts';
import type { RenderedAddress, RenderedPage } from '../page-window';
import { maskPersonal } from './mask-personal';
import { collectRules } from './collect-rules';
import { serialise } from './serialise';
import { become, type PageVisitor, pathFor, visitorsOf } from './visitors';

/** Rounds of the event loop without a change after which a page counts as complete. */
const QUIET_ROUNDS = 5;
const MAX_ROUNDS = 2000;
/** What differs between visitors is a bar until the portal knows it. The colour is one of the shell's. */
const PERSONAL_STYLE =
  `:where([${PERSONAL_ATTRIBUTE}]){width:fit-content;border-radius:6px}` +
  `[${PERSONAL_ATTRIBUTE}]{background:color-mix(in srgb,var(--ink) 11%,transparent)!important}`;

/** Waits until the screen is there and nothing changes any more. @throws Error when that does not happen. */
async function settled(container: HTMLElement): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(container, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, characterData: true },
  });
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      quiet += 1;
      if (quiet >= QUIET_ROUNDS && container.querySelector('main')) return;
    }
  } finally {
    observer.disconnect();
  }
  const shown = container.innerHTML.slice(0, 300);
  throw new Error(`${location.pathname} does not come to rest: ${shown}`);
}

/** A page as one visitor sees it. */
interface DrawnPage {
  readonly container: HTMLElement;
  /** Style rules of the page. */
  readonly rules: string;
  readonly title: string;
}

async function draw(
  Portal: ComponentType,
  { screen, language, catalogue }: RenderedAddress,
  visitor: PageVisitor,
): Promise<DrawnPage> {
  const path = pathFor(screen, visitor);
  become(visitor);
  history.replaceState(null, '', path);
  pickedLanguage.write(language);
  const { sheet, text } = collectRules();
  const cache = Object.assign(createCache({ key: 'css' }), { sheet });
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
  if (location.pathname !== path) throw new Error(`${path} leads to ${location.pathname}`);
  const rules = text();
  const drawn = container.cloneNode(true) as HTMLElement;
  root.unmount();
  queryClient.clear();
  container.remove();
  return { container: drawn, rules, title: document.title };
}

async function render(Portal: ComponentType, address: RenderedAddress): Promise<RenderedPage> {
  const [visitor, second] = visitorsOf(address.audience, address.catalogue.plans);
  const { container, rules, title } = await draw(Portal, address, visitor);
  if (!second) return { ...serialise(container, rules), title };
  const other = await draw(Portal, address, second);
  maskPersonal(container, other.container, visitor.user?.name ?? '');
  const { html, css } = serialise(container, rules);
  return { html, css: css + PERSONAL_STYLE, title };
}

/** Leaves the renderer of a portal's pages in this window. */
export function provideRenderer(
  Portal: ComponentType,
  screens: readonly PrerenderedScreen[],
): void {
  globalThis.portalRenderer = { screens, render: (address) => render(Portal, address) };
}

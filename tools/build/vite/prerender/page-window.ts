import type { CatalogueResponse, PageLanguage, PublicPage } from '@portal/contracts';
import { JSDOM, VirtualConsole } from 'jsdom';

/** A page to render. */
export interface RenderedAddress {
  readonly path: string;
  readonly language: PageLanguage;
  readonly catalogue: CatalogueResponse;
}

/** A page as the browser would show it to a guest before anything but the catalogue has arrived. */
export interface RenderedPage {
  readonly html: string;
  readonly css: string;
  readonly title: string;
}

/** What window/page-renderer.tsx leaves in its window. */
export interface PageRenderer {
  readonly publicPages: readonly PublicPage[];
  readonly render: (address: RenderedAddress) => Promise<RenderedPage>;
}

declare global {
  var portalRenderer: PageRenderer;
}

/** Problems of jsdom that do not concern the HTML: it reads fewer CSS rules than browsers. */
const UNIMPORTANT = /Could not parse CSS stylesheet|Not implemented/;

/**
 * Runs a bundled renderer in a window of its own. Its requests stay without an answer, as they do for the
 * first moments of a page.
 * @throws Error when the script fails, or prints an error.
 */
export async function withRenderer<Result>(
  script: string,
  work: (renderer: PageRenderer) => Promise<Result>,
): Promise<Result> {
  const errors: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    if (!UNIMPORTANT.test(error.message)) errors.push(error);
  });
  virtualConsole.on('error', (...parts: unknown[]) => errors.push(new Error(parts.join(' '))));
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://prerendered.invalid/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  try {
    Object.assign(window, {
      fetch: () => new Promise(() => undefined),
      matchMedia: (media: string) => ({
        media,
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    });
    window.eval(script);
    const result = await work(window['portalRenderer'] as PageRenderer);
    if (errors.length > 0) throw errors[0];
    return result;
  } finally {
    window.close();
  }
}

import type {
  CatalogueResponse,
  PageAudience,
  PageLanguage,
  PrerenderedScreen,
} from '@portal/contracts';
import { JSDOM, VirtualConsole } from 'jsdom';

/** A page to render. */
export interface RenderedAddress {
  /** Route template. */
  readonly screen: string;
  readonly audience: PageAudience;
  readonly language: PageLanguage;
  readonly catalogue: CatalogueResponse;
}

/** A page as the browser would show it before anything but the catalogue has arrived. */
export interface RenderedPage {
  readonly html: string;
  readonly css: string;
  readonly title: string;
}

/** What window/page-renderer.tsx leaves in its window. */
export interface PageRenderer {
  readonly screens: readonly PrerenderedScreen[];
  readonly render: (address: RenderedAddress) => Promise<RenderedPage>;
}

declare global {
  var portalRenderer: PageRenderer;
}

/** Problems of jsdom that do not concern the HTML: it reads fewer CSS rules than browsers. */
const UNIMPORTANT = /Could not parse CSS stylesheet|Not implemented/;

/** An event stream that stays without an answer. */
class SilentEventSource extends EventTarget {
  close(): void {
    // There is nothing to close.
  }
}

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
      EventSource: SilentEventSource,
      // React goes on by it without a pause.
      setImmediate: (work: () => void) => setImmediate(work),
      matchMedia: (media: string) => ({
        media,
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    });
    // jsdom has no layout, so nothing can be scrolled.
    for (const name of ['scrollBy', 'scrollTo', 'scrollIntoView']) {
      Object.assign(window.Element.prototype, { [name]: () => undefined });
    }
    window.eval(script);
    const result = await work(window['portalRenderer'] as PageRenderer);
    if (errors.length > 0) throw errors[0];
    return result;
  } catch (error) {
    // What was printed first explains what was thrown later.
    throw errors[0] ?? error;
  } finally {
    window.close();
  }
}

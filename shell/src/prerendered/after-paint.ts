import { AFTER_PAINT } from '@portal/contracts';

/** Longest time in ms to wait for the paint once the page is parsed: a window that is covered may never paint. */
const LONGEST_WAIT_MS = 1_000;

/** Loads the scripts that the service has kept back in the page. A second call finds none. */
function loadScripts(): void {
  const kept = document.getElementById(AFTER_PAINT.template);
  if (kept instanceof HTMLTemplateElement)
    kept.replaceWith(document.importNode(kept.content, true));
}

/**
 * Loads the scripts of the shell after the first paint of the page, so that they take neither the line nor the
 * processor from it; at once where nothing is painted. Call it while the page is parsed.
 * @param isPainted whether the page stands before its scripts have run.
 */
export function loadScriptsAfterPaint(isPainted: boolean): void {
  const onceParsed = (): void => {
    if (!isPainted || document.hidden) {
      loadScripts();
      return;
    }
    // `buffered`: a part of the page may be painted before the rest has arrived.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) loadScripts();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(loadScripts, LONGEST_WAIT_MS);
  };
  document.addEventListener('DOMContentLoaded', onceParsed, { once: true });
}

import { moveInput } from './move-input';
import { prerenderedPage, removePage } from './prerendered-page';

/** Maximum time, in ms, to wait for the end of a press. */
const PRESS_PATIENCE_MS = 2000;
/** The shell's own screen for a portal that does not come. */
const PANEL = '.portal-panel';
const PRESS_ENDS = ['pointerup', 'pointercancel', 'keyup'];

/** Calls back when no button and no key is down, after the click of that press. */
function afterPress(proceed: () => void): void {
  if (!globalThis.portalEarlyInput?.isDown) {
    proceed();
    return;
  }
  let isDone = false;
  const done = (): void => {
    if (!isDone) proceed();
    isDone = true;
  };
  // The click comes directly after the end of the press.
  for (const type of PRESS_ENDS) {
    document.addEventListener(type, () => setTimeout(done), { capture: true, once: true });
  }
  setTimeout(done, PRESS_PATIENCE_MS);
}

/**
 * Keeps the prerendered page until the first screen is in `root`, and then replaces it before the browser
 * paints: the observer runs in the task of React's commit. Typed text, focus and clicks move along. Every
 * screen has one <main>, and so has the panel of a portal that does not come. Input outlives the
 * panel: it moves when the portal comes after all. Call it before React renders.
 */
export function handOver(root: HTMLElement): void {
  const page = prerenderedPage();
  if (!page) return;
  if (document.documentElement.dataset['prerendered'] === undefined) {
    removePage();
    return;
  }
  const observer = new MutationObserver(() => {
    const screen = root.querySelector('main');
    if (!screen) return;
    if (screen.matches(PANEL)) {
      removePage();
      return;
    }
    observer.disconnect();
    // While a press lasts, only the page that it began on is shown.
    root.hidden = page.isConnected && globalThis.portalEarlyInput?.isDown === true;
    afterPress(() => {
      root.hidden = false;
      moveInput(page, root, globalThis.portalEarlyInput?.pressed ?? []);
      removePage();
    });
  });
  observer.observe(root, { childList: true, subtree: true });
}

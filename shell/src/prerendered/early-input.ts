import { prerenderedPage } from './prerendered-page';

/** What the visitor does on the prerendered page before the portal's screen replaces it. */
interface EarlyInput {
  /** Pressed controls, in order. */
  readonly pressed: Element[];
  /** Whether a button or key is down. A click needs both its ends on the same element. */
  isDown: boolean;
}

declare global {
  // Written by the boot script, read by the shell.
  var portalEarlyInput: EarlyInput | undefined;
}

/** Buttons; links work without scripts. */
const CONTROLS = 'button, [role="button"], summary';

/** Starts to record. Called in the boot script, before the page is there. */
export function recordEarlyInput(): void {
  const input: EarlyInput = { pressed: [], isDown: false };
  globalThis.portalEarlyInput = input;
  const listen = (type: string, note: (event: Event) => void): void =>
    document.addEventListener(
      type,
      (event) => {
        if (prerenderedPage()) note(event);
      },
      true,
    );
  for (const type of ['pointerdown', 'keydown']) listen(type, () => (input.isDown = true));
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    listen(type, () => (input.isDown = false));
  listen('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (!control || !prerenderedPage()?.contains(control)) return;
    // Otherwise the browser would complain about empty fields now, and again when the click is repeated.
    event.preventDefault();
    input.pressed.push(control);
  });
}

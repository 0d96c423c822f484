/** A short message that disappears automatically. */
export interface Toast {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** A button in the toast, such as 'Undo'. Pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Window event that sends a Toast from any app of the page to the shell's ToastHost. */
export const TOAST_EVENT = 'portal:toast';

/** How long a toast is shown, in ms. */
export const TOAST_DURATION_MS = 3_500;

/** How long a toast with an action is shown, in ms. */
export const ACTION_TOAST_DURATION_MS = 10_000;

/** Shows a toast: green for success, red for errors. */
export function notify(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}

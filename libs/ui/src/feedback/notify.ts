/** A short message that disappears automatically. */
export interface Toast {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** Window event that sends a Toast from any app of the page to the shell's ToastHost. */
export const TOAST_EVENT = 'portal:toast';

/** How long a toast is shown, in ms. */
export const TOAST_DURATION_MS = 3_500;

/** Shows a toast: green for success, red for errors. */
export function notify(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}

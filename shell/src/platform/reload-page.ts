import { TELEGRAM_APP_PATH } from '@portal/contracts';

/** Loads the page again. In a frame of Telegram Web only the entry can be loaded. */
export function reloadPage(): void {
  if (window.parent === window) window.location.reload();
  else window.location.replace(TELEGRAM_APP_PATH);
}

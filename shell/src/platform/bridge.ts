import { parse } from './launch';

/** The objects of Telegram's clients in a page. */
interface TelegramWindow {
  readonly TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  readonly external?: { notify?: unknown };
  Telegram?: object;
  TelegramGameProxy?: object;
  TelegramGameProxy_receiveEvent?: unknown;
}

type Receive = (type: string, data: unknown) => void;

const host = window as unknown as TelegramWindow;

/** Whether the page is in a frame. Only Telegram Web may frame it (SEC-70). */
export const isFramed = (): boolean => window.parent !== window;

/** Sends an event to Telegram's client (core.telegram.org/api/web-events), in the way of its kind. */
export function post(eventType: string, eventData: object = {}): void {
  const text = JSON.stringify({ eventType, eventData });
  if (host.TelegramWebviewProxy) {
    host.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  } else if (typeof host.external?.notify === 'function') {
    host.external.notify(text);
  } else if (isFramed()) {
    // The policy of the page admits one parent: Telegram Web, which opens links for the page, also one-time ones.
    window.parent.postMessage(text, '*');
  }
}

/** Calls back with each event of Telegram's client. Apps call a function of the page, Telegram Web posts. */
export function receiveEvents(receive: Receive): void {
  window.addEventListener('message', ({ source, data }) => {
    if (!isFramed() || source !== window.parent) return;
    const { eventType, eventData } = parse(data);
    if (typeof eventType === 'string') receive(eventType, eventData);
  });
  host.Telegram = { ...host.Telegram, WebView: { receiveEvent: receive } };
  host.TelegramGameProxy = { receiveEvent: receive };
  host.TelegramGameProxy_receiveEvent = receive;
}

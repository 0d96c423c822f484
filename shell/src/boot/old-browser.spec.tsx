import { isOldBrowser } from './old-browser';
import { showOldBrowserPage } from './old-browser-page.late';

afterEach(() => {
  delete globalThis.portalPlatform;
  document.body.replaceChildren();
});

test('a browser without AbortSignal.timeout is too old, one with it is not', () => {
  const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');
  Object.defineProperty(AbortSignal, 'timeout', { value: () => null, configurable: true });
  expect(isOldBrowser()).toBe(false);
  Reflect.deleteProperty(AbortSignal, 'timeout');
  expect(isOldBrowser()).toBe(true);
  if (timeout) Object.defineProperty(AbortSignal, 'timeout', timeout);
});

test('the plain page says in both languages what to do, and names the address', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.append('a page of before');
  showOldBrowserPage(root);
  const parts = [...root.querySelectorAll('section')].map(({ lang, textContent }) => [
    lang,
    /Android System WebView/.test(textContent),
  ]);
  expect(parts).toEqual([
    ['en', true],
    ['bn', true],
  ]);
  const [link] = root.getElementsByTagName('a');
  expect([link?.textContent, link?.href, link?.target]).toEqual([
    window.location.host,
    `${window.location.origin}/`,
    '_blank',
  ]);
  expect(root.textContent).not.toContain('a page of before');
});

test('inside Telegram the loading sign goes, and the link opens in the browser', () => {
  const posted: string[] = [];
  const host = window as unknown as { TelegramWebviewProxy?: object };
  host.TelegramWebviewProxy = { postEvent: (type: string) => posted.push(type) };
  window.location.hash = String(new URLSearchParams({ tgWebAppData: 'user=%7B%7D' }));
  const root = document.body.appendChild(document.createElement('div'));
  showOldBrowserPage(root);
  expect(posted).toContain('web_app_ready');
  root.querySelector('a')?.click();
  expect(posted.at(-1)).toBe('web_app_open_link');
  window.location.hash = '';
  delete host.TelegramWebviewProxy;
});

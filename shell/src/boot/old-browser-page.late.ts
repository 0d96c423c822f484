import { readLaunch } from '../platform/launch';
import { startTelegram } from '../telegram/start-telegram';

/** In both languages, because nothing else of the portal runs here. */
const TEXTS = {
  en: {
    title: 'This browser is too old for this page.',
    hint: 'Update Telegram and your browser, on Android also “Android System WebView”. Or open this page in another browser:',
  },
  bn: {
    title: 'এই পাতার জন্য ব্রাউজারটি খুব পুরোনো।',
    hint: 'টেলিগ্রাম ও ব্রাউজার আপডেট করুন, অ্যান্ড্রয়েডে “Android System WebView”-ও। অথবা অন্য ব্রাউজারে খুলুন:',
  },
} as const;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** The plain page of an old browser: what to do, and the address for another one. Without React. */
export function showOldBrowserPage(root: Element): void {
  // Takes Telegram's loading sign away, and lets the link open outside.
  startTelegram(readLaunch(window.location));
  const page = element('main');
  page.className = 'portal-panel';
  for (const [language, { title, hint }] of Object.entries(TEXTS)) {
    const part = element('section', element('h1', title), element('p', hint));
    part.lang = language;
    page.append(part);
  }
  const link = element('a', window.location.host);
  link.href = `${window.location.origin}/`;
  link.target = '_blank';
  link.rel = 'noopener';
  const actions = element('div', link);
  actions.className = 'portal-panel-actions';
  page.append(actions);
  root.replaceChildren(page);
}

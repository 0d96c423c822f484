// Answers a navigation with a page of its own when the network or the server is gone, and does nothing else. It
// stores nothing: the page, the pointer, portals and API must always come from the server, so that
// a release or a rollback reaches everybody with the next load. A browser takes a new version of this
// file as soon as one byte of it differs.

const PAGE = (nonce) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Offline</title>
<style nonce="${nonce}">
:root { --page: #f7f8fa; --ink: #14171f; --muted: #596170; --fill: #4046d8; --focus: #4046d8; color-scheme: light; }
:root[data-theme="dark"] { --page: #0e1116; --ink: #eceef3; --muted: #a1a8b6; --fill: #5559e0; --focus: #9da3ff; color-scheme: dark; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 'Inter Variable', system-ui, 'Noto Sans Bengali', sans-serif; }
body > svg { display: block; max-width: 32rem; box-sizing: border-box; width: 100%; margin: 0 auto; padding: 20vh 24px 16px; color: var(--focus); }
body > svg > rect { fill: var(--fill); }
main { max-width: 32rem; box-sizing: border-box; margin: 0 auto; padding: 0 24px 48px; }
h1 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0 0 24px; color: var(--muted); }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border-radius: 8px; background: var(--fill); color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
:root[lang="bn"] main[lang="en"], :root:not([lang="bn"]) main[lang="bn"] { display: none; }
:root[data-line="away"] [data-line="offline"], :root:not([data-line="away"]) [data-line="away"] { display: none; }
</style>
<script nonce="${nonce}">
const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
const theme = stored('theme');
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
document.documentElement.lang = (stored('language') ?? navigator.language).startsWith('bn') ? 'bn' : 'en';
const html = document.documentElement;
const TITLES = { en: { offline: 'Offline', away: 'No answer' }, bn: { offline: 'অফলাইন', away: 'সাড়া নেই' } };
const show = () => {
  html.dataset.line = navigator.onLine ? 'away' : 'offline';
  document.title = TITLES[html.lang][html.dataset.line];
};
show();
addEventListener('offline', show);
addEventListener('online', () => location.reload());
// Asks for the page itself. A gateway without its server answers too, with 502 to 504.
const ask = async () => {
  const answer = navigator.onLine && (await fetch(location.href, { cache: 'no-store' }).catch(() => null));
  if (answer && answer.status < 500) location.reload();
  else setTimeout(ask, 5000);
};
setTimeout(ask, 5000);
</script>
<svg viewBox="0 0 464 40" aria-hidden="true">
<rect width="40" height="40" rx="11"/>
<g fill="none" stroke="#fff" stroke-width="3.25" stroke-linecap="round"><path d="M11.25 10.6h7.75a9.4 9.4 0 0 1 0 18.8h-7.75"/><path d="M11.25 16.9h7a3.1 3.1 0 0 1 0 6.2h-7" stroke-opacity=".62"/></g>
<g transform="translate(44)" fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="3.25"><path d="M0 10.5c20 0 20 6 40 6s20-6 40-6M94 11.5c7 3 12 5 20 5M134 13.5c4-2 7-3 11-3M166 11.5l3 1M188 15.5h.1"/><path d="M0 23.5c20 0 20 6 40 6s20-6 40-6M96 24.5c6 2 10 4 16 5M132 27.5c3-1 5-2 8-3M158 25.5l2 .6M178 29.5h.1" stroke-opacity=".5"/></g>
</svg>
<main lang="en">
<h1 data-line="offline">You are offline.</h1>
<p data-line="offline">Nothing is lost. This page opens by itself once you are connected again.</p>
<h1 data-line="away">The service does not answer.</h1>
<p data-line="away">Your connection works, so it is not you. Nothing is lost. This page opens by itself as soon as the service answers.</p>
<a href="">Try again</a>
</main>
<main lang="bn">
<h1 data-line="offline">আপনি অফলাইনে আছেন।</h1>
<p data-line="offline">কিছুই হারায়নি। আবার সংযোগ পেলে পাতাটি নিজেই খুলবে।</p>
<h1 data-line="away">সার্ভিস সাড়া দিচ্ছে না।</h1>
<p data-line="away">আপনার সংযোগ ঠিক আছে, সমস্যা আপনার নয়। কিছুই হারায়নি। সার্ভিস সাড়া দিলেই পাতাটি নিজে খুলবে।</p>
<a href="">আবার চেষ্টা করুন</a>
</main>
</html>`;

function offlinePage() {
  const nonce = crypto.randomUUID();
  return new Response(PAGE(nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}

async function answerNavigation(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage();
  }
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // The request goes out while the worker wakes up: it costs no time when the network is there.
  const early = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([early, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answerNavigation(event));
});

// A push message names a notice and holds no word of it. The text comes from the service, with the session of this
// browser, so that nobody on the way and nobody who is not signed in here can read it.
const NOTICE_WORDS = {
  en: { title: 'You have a new notice', test: 'Notices arrive here', text: 'Open to read it.' },
  bn: { title: 'নতুন নোটিশ এসেছে', test: 'নোটিশ এখানে আসে', text: 'পড়তে খুলুন।' },
};

/** What a message says. The service sends nothing else, but a push service may. */
function readPush(data) {
  try {
    const { notice, files, language } = data.json();
    const isNotice = typeof notice === 'string' && /^[0-9a-f]{24}$/.test(notice);
    return {
      notice: isNotice ? notice : null,
      isTest: notice === null,
      files: Number.isInteger(files) ? files : 1,
      language: language === 'bn' ? 'bn' : 'en',
    };
  } catch {
    return { notice: null, isTest: false, files: 1, language: 'en' };
  }
}

async function noticeText({ notice, files, language }) {
  const answer = await fetch(`/api/notice/${notice}?language=${language}&files=${files}`, {
    cache: 'no-store',
  });
  // Nobody is signed in here, or somebody else, to whom the notice is unknown: nobody reads the notices of this
  // subscription any more, so the browser ends it. Whoever turns notices on gets a new one.
  if (answer.status === 401 || answer.status === 404)
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
  if (!answer.ok) return null;
  const { title, text, path } = await answer.json();
  return { title, text, path };
}

async function showNotice(data) {
  const push = readPush(data);
  const words = NOTICE_WORDS[push.language];
  const found = push.notice === null ? null : await noticeText(push).catch(() => null);
  const title = found?.title ?? (push.isTest ? words.test : words.title);
  // Browsers show a text of their own when a message shows nothing. The tag replaces a repeated one.
  await self.registration.showNotification(title, {
    body: found?.text ?? (push.isTest ? '' : words.text),
    icon: '/icons/icon-192.png',
    tag: push.notice ?? 'notices',
    lang: push.language,
    data: { path: found?.path ?? null },
  });
}

// The screens of a subscriber that a notice may open. Nothing else is opened, whatever was answered.
const NOTICE_PATH = /^\/(account|dashboard|downloads|offer|plans)(#[a-z-]+)?$/;

/** Whether a window shows a page of subscribers, and no frame or page of administrators. */
function isPortal({ url, frameType }) {
  return frameType === 'top-level' && !/^\/(admin|tg)(\/|$)/.test(new URL(url).pathname);
}

// One window goes to the screen, so that clicks do not pile up windows. Without a screen it is only shown.
async function openPortal(path) {
  const target = NOTICE_PATH.test(path ?? '') ? path : null;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(isPortal);
  if (!open) return self.clients.openWindow(target ?? '/dashboard');
  await open.focus();
  const { pathname, hash } = new URL(open.url);
  if (target !== null && target !== pathname + hash) await open.navigate(target);
}

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPortal(event.notification.data?.path));
});

import { REPORTING_ENDPOINTS, reportPolicy } from '../browser-reports/report-browser';
import { SCREENS } from '../browser-reports/screens';
import { isTelegramApp, pagePolicy, TELEGRAM_WEB_ORIGIN } from './page-policy';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the policy of pages', () => {
  const without = directives(pagePolicy({ telegram: false, path: '/' }));
  const withTelegram = directives(pagePolicy({ telegram: true, path: '/' }));

  it('names no other host while Telegram is not configured', () => {
    expect(pagePolicy({ telegram: false, path: '/' })).not.toMatch(/https?:/);
    expect(without['script-src']).toEqual(["'self'"]);
  });

  it('allows Telegram its script and its sign-in host, and nothing else more', () => {
    expect(withTelegram).toEqual({
      ...without,
      'script-src': ["'self'", 'https://telegram.org'],
      'connect-src': ["'self'", 'https://oauth.telegram.org'],
      'frame-src': ["'self'", 'https://oauth.telegram.org'],
    });
  });

  it.each([...SCREENS.filter((screen) => screen !== '/'), '/index.html', '//', '/x', ''])(
    'allows it on the login screen only, not at %p',
    (path) => {
      expect(directives(pagePolicy({ telegram: true, path }))).toEqual(without);
    },
  );

  it('allows the own style and script elements of a page by their hashes', () => {
    const hashes = { styles: ["'sha256-a'"], scripts: ["'sha256-b'"] };
    const own = directives(pagePolicy({ telegram: true, path: '/', hashes }));
    expect(own).toEqual({
      ...withTelegram,
      'style-src': [...(withTelegram['style-src'] ?? []), "'sha256-a'"],
      'script-src': [...(withTelegram['script-src'] ?? []), "'sha256-b'"],
    });
  });

  it('takes the manifest and the service worker from this origin only', () => {
    expect(withTelegram).toMatchObject({
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
    });
  });

  it('has what breaks it reported to this service', () => {
    expect(withTelegram['report-uri']).toEqual([reportPolicy.path]);
    const [group] = withTelegram['report-to'] ?? [];
    expect(REPORTING_ENDPOINTS).toBe(`${group}="${reportPolicy.path}"`);
  });

  it.each([false, true])('never allows inline or evaluated scripts (telegram: %p)', (telegram) => {
    expect(pagePolicy({ telegram, path: '/' })).not.toMatch(/unsafe|\*/);
  });

  it('lets Telegram Web frame the entry of the Mini App, and no site any other page', () => {
    const appFrame = TELEGRAM_WEB_ORIGIN;
    const paths = [...SCREENS, '/index.html', '/tg/', '//tg', '/TG', '/tg/x', '/x/tg', '/tgx', ''];
    const framed = paths.map((path) => {
      const policy = directives(pagePolicy({ telegram: true, path, appFrame }));
      return [path, policy['frame-ancestors']];
    });
    expect(framed).toEqual(
      paths.map((path) => [path, path === '/tg' ? ['https://web.telegram.org'] : ["'none'"]]),
    );
    expect(paths.filter(isTelegramApp)).toEqual(['/tg']);
  });

  it.each([null, undefined])('lets nobody frame it without sign-in by Telegram: %p', (appFrame) => {
    const policy = directives(pagePolicy({ telegram: false, path: '/tg', appFrame }));
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });
});

import {
  type CanaryRelease,
  type LegalTextsView,
  PAGE_CATALOGUE_ID,
  PAGE_TOKENS,
  pagePolicy,
  publishLegalText,
} from '@portal/contracts';
import { firstLegalTexts } from '@portal/rules';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { plansWith, publish } from './support/price-lists';
import {
  FIRST_SOLD,
  PAGE_HEADERS,
  pageOf,
  pagesFile,
  ReleasedPages,
  SHELL,
} from './support/released-pages';
import { TELEGRAM_ENV } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-pages-'));
  server = await createTestServer({ env: { WEB_ROOT: root, BRAND_NAME: 'R&D <Videos>' } });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await rm(root, { recursive: true, force: true });
  await put('index.html', SHELL);
});

const put = (path: string, content: string) => new ReleasedPages(root).put(path, content);
const lay = (...version: Parameters<ReleasedPages['lay']>) =>
  new ReleasedPages(root).lay(...version);
const point = (...to: Parameters<ReleasedPages['point']>) => new ReleasedPages(root).point(...to);

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { ...PAGE_HEADERS, ...headers } });

describe('a page of the live version', () => {
  it('stands in the answer, with title, description, preview and its style in the policy', async () => {
    await point(await lay('1', [pageOf('Sign in')]));
    const { body, headers } = await get('/', { host: 'videos.example' });
    expect(body).toContain(
      '<div id="prerendered"><main>Sign in</main></div>\n<div id="root"></div>',
    );
    expect(body).toContain('<html lang="en" data-prerendered="guest">');
    expect(body).toContain('<title>Sign in · R&amp;D &lt;Videos&gt;</title>');
    expect(body).toContain('<meta name="description" content="About &quot;Sign in&quot;." />');
    expect(body).toContain(
      '<meta property="og:title" content="Sign in · R&amp;D &lt;Videos&gt;" />',
    );
    expect(body).toContain('<meta property="og:url" content="http://videos.example/" />');
    expect(body).toMatch(/<meta property="og:image" content="http:\/\/videos\.example\/icons\/.+"/);
    const css = /<style id="prerendered-style">(.*)<\/style>/.exec(body)?.[1] ?? '';
    const hashes = { styles: [hashOf(css)], scripts: [] };
    expect(headers['content-security-policy']).toBe(
      pagePolicy({ telegram: false, path: '/', hashes }),
    );
  });

  it('has the styles and the boot script of its shell inside, by their hashes in the policy', async () => {
    const [css, boot] = ['p{margin:0}', "if (1 < 2) document.title = '$&'"];
    await put('assets/index-1.css', css);
    await put('assets/boot-1.js', boot);
    const head =
      '<script src="/assets/boot-1.js"></script>' +
      '<script type="module" crossorigin src="/assets/main-1.js"></script>' +
      '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';
    await put('index.html', SHELL.replace('</head>', `${head}</head>`));
    await point(await lay('1', [pageOf('Sign in')]));
    const { body, headers } = await get('/');
    expect(body).toContain(`<script>${boot}</script>`);
    expect(body).toContain(`<style>${css}</style>`);
    expect(body).toContain('src="/assets/main-1.js"');
    const hashes = { styles: [hashOf(css), hashOf('.is-en{color:red}')], scripts: [hashOf(boot)] };
    expect(headers['content-security-policy']).toBe(
      pagePolicy({ telegram: false, path: '/', hashes }),
    );
    // The shell alone keeps its references and the policy without hashes.
    const alone = await get('/checkout/x');
    expect(alone.body).toContain(head);
    expect(alone.headers['content-security-policy']).toBe(
      pagePolicy({ telegram: false, path: '/checkout/x' }),
    );
  });

  it('keeps the scripts back that its shell loads after the first paint, and no others', async () => {
    const later = [
      '<script type="module" data-after-paint src="/assets/main-1.js"></script>',
      '<link rel="modulepreload" href="/assets/a-1.js" data-after-paint>',
    ];
    const now = '<link rel="modulepreload" href="/assets/b-1.js">';
    const head = [later[0], now, later[1]].join('');
    await put('index.html', SHELL.replace('</head>', `${head}</head>`));
    await point(await lay('1', [pageOf('Sign in')]));
    const { body } = await get('/');
    expect(body).toContain(`<template id="after-paint">${later.join('')}</template>`);
    expect(body.split('<template')[0]).not.toContain('data-after-paint');
    expect(body.split('<template')[0]).toContain(now);
    // The shell alone loads them itself.
    expect((await get('/checkout/x')).body).toContain(head);
  });

  it.each([
    ['is missing', null],
    ['would end its element', "const end = '</script>'"],
  ])('refers to a boot script that %s', async (_case, boot) => {
    if (boot !== null) await put('assets/boot-1.js', boot);
    const reference = '<script src="/assets/boot-1.js"></script>';
    await put('index.html', SHELL.replace('</head>', `${reference}</head>`));
    await point(await lay('1', [pageOf('Sign in')]));
    const { body, headers } = await get('/');
    expect(body).toContain(reference);
    expect(body).toContain('<main>Sign in</main>');
    expect(headers['content-security-policy']).toContain("script-src 'self'; ");
  });

  it('has the catalogue of this service as data that cannot end its element', async () => {
    await point(await lay('1', [pageOf('Sign in')]));
    const { body } = await get('/');
    const json = new RegExp(`id="${PAGE_CATALOGUE_ID}">(.*)</script>`).exec(body)?.[1] ?? '';
    expect(json).not.toContain('<');
    const answer = await server.app.inject({ method: 'GET', url: '/api/catalogue' });
    expect(answer.json()).toMatchObject(JSON.parse(json) as object);
  });

  it('changes with the pointer: release, and back', async () => {
    const [one, two] = [await lay('1', [pageOf('One')]), await lay('2', [pageOf('Two')])];
    for (const [release, text] of [
      [one, 'One'],
      [two, 'Two'],
      [one, 'One'],
    ] as const) {
      await point(release);
      expect((await get('/')).body).toContain(`<main>${text}</main>`);
    }
  });

  it('changes with the shell', async () => {
    await point(await lay('1', [pageOf('One')]));
    await get('/');
    await put('index.html', SHELL.replace('</body>', '<i>new</i></body>'));
    expect((await get('/')).body).toMatch(/<main>One<\/main>[\s\S]*<i>new<\/i>/);
  });

  it('names the canary, so that the boot script hides the page from its visitors', async () => {
    const release = await lay('1', [pageOf('One')]);
    const canary: CanaryRelease = {
      ...{ percent: 10, salt: 'a"b' },
      release: { ...release, version: '2' } as CanaryRelease['release'],
    };
    await point(release, { 'user-portal': canary });
    expect((await get('/')).body).toContain('data-canary="10 a&quot;b"');
    await point(release);
    expect((await get('/')).body).not.toContain('data-canary');
  });

  it('is in the language of the cookie, otherwise in the first of the browser', async () => {
    await point(await lay('1', [pageOf('English'), pageOf('Bangla', 'bn')]));
    for (const [headers, text] of [
      [{}, 'English'],
      [{ 'accept-language': 'bn-BD,en;q=0.5' }, 'Bangla'],
      [{ 'accept-language': 'fr,bn' }, 'English'],
      [{ 'accept-language': 'bn', cookie: 'language=en' }, 'English'],
      [{ cookie: 'language=bn' }, 'Bangla'],
      [{ cookie: 'language=xx' }, 'English'],
    ] as const) {
      const answer = await get('/', headers);
      expect([headers, answer.body]).toEqual([headers, expect.stringContaining(`<main>${text}<`)]);
      expect(answer.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    }
  });

  it('is the variant for the settings of this service', async () => {
    const variants = [false, true].map((hasSupport) => ({
      facts: { methods: ['bkash', 'nagad'] as const, hasSupport },
      html: `<main>${hasSupport ? `<a href="${PAGE_TOKENS.supportUrl}">Support</a>` : 'Alone'}</main>`,
    }));
    const release = await lay('1', [pageOf('', 'en', { screen: '/privacy-policy', variants })]);
    await point(release);
    expect((await get('/privacy-policy')).body).toContain('<main>Alone</main>');
    const { app } = await server.another({
      WEB_ROOT: root,
      SUPPORT_CONTACT_URL: 'https://t.me/help?a=1&b=2',
    });
    const helped = await app.inject({
      method: 'GET',
      url: '/privacy-policy',
      headers: PAGE_HEADERS,
    });
    expect(helped.body).toContain('<a href="https://t.me/help?a=1&amp;b=2">');
  });

  it('is the variant with Telegram where one can sign in by it', async () => {
    const variants = [false, true].map((hasTelegram) => ({
      facts: { hasTelegram },
      html: `<main>${hasTelegram ? 'New here?' : 'Welcome'}</main>`,
    }));
    await point(await lay('1', [pageOf('', 'en', { variants })]));
    const pageWith = async (settings: Record<string, string>): Promise<string> => {
      const { app } = await server.another({ WEB_ROOT: root, ...settings });
      return (await app.inject({ method: 'GET', url: '/', headers: PAGE_HEADERS })).body;
    };
    expect(await pageWith({})).toContain('<main>Welcome<');
    expect(await pageWith(TELEGRAM_ENV)).toContain('<main>New here?<');
  });

  it('says that scripts are needed only where they are', async () => {
    const everyone = pageOf('Terms', 'en', { screen: '/terms-of-service', audience: 'everyone' });
    await point(await lay('1', [pageOf('Sign in'), everyone]));
    expect((await get('/')).body).toContain('<noscript>');
    expect((await get('/terms-of-service')).body).not.toContain('<noscript>');
  });

  it('of a screen behind a sign-in goes to who sends its cookie, without a preview', async () => {
    const more = { screen: '/dashboard', audience: 'subscriber', description: '' } as const;
    await point(await lay('1', [pageOf('Home', 'en', more)]));
    expect((await get('/dashboard')).body).toBe(SHELL);
    expect((await get('/dashboard', { cookie: 'portal_admin=1' })).body).toBe(SHELL);
    const { body } = await get('/dashboard', { cookie: 'portal_session=1' });
    expect(body).toContain('<html lang="en" data-prerendered="subscriber">');
    expect(body).toContain('<main>Home</main>');
    expect(body).not.toContain('<meta name="description"');
    expect(body).not.toContain('og:');
  });

  it('that is another one behind a sign-in goes to each by the cookie', async () => {
    const screen = '/plans' as const;
    const own = pageOf('For you', 'en', { screen, audience: 'subscriber', description: '' });
    await point(await lay('1', [pageOf('For guests', 'en', { screen }), own]));
    expect((await get('/plans')).body).toContain('<main>For guests</main>');
    const { body } = await get('/plans', { cookie: 'portal_session=1' });
    expect(body).toContain('<html lang="en" data-prerendered="subscriber">');
    expect(body).toContain('<main>For you</main>');
    expect((await get('/plans')).body).toContain('<main>For guests</main>');
  });

  it('is compressed as the browser accepts, and not sent twice', async () => {
    await point(await lay('1', [pageOf('One')]));
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await get('/', { 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await put('index.html', SHELL.replace('Dhara', 'Other').replace('</body>', ' </body>'));
    expect((await get('/', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(
      200,
    );
  });
});

describe('a page that is asked for again', () => {
  const LONG = pageOf(Array.from({ length: 3000 }, (_, n) => `Episode ${(n * 7919) % 997}`).join());

  it('becomes smaller, and stays the same page', async () => {
    await point(await lay('1', [LONG]));
    const first = await get('/', { 'accept-encoding': 'br' });
    const length = Number(first.headers['content-length']);
    let again = first;
    while (Number(again.headers['content-length']) >= length)
      again = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(again.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    expect(again.headers['etag']).toBe(first.headers['etag']);
  });
});

describe('the shell alone', () => {
  const isAlone = async (url = '/'): Promise<void> => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, SHELL]);
    expect(headers['content-security-policy']).toBe(pagePolicy({ telegram: false, path: url }));
  };

  it('is the page where the live version has none', async () => {
    await point(await lay('1', [pageOf('One')]));
    await isAlone('/plans');
    await isAlone('/none');
    await isAlone('/admin/login');
  });

  it('is the page without a pointer, or with one that nobody can read', async () => {
    await isAlone();
    for (const text of [
      '',
      'null',
      '{"portals":{"user-portal":{}}}',
      '{"portals":{"user-portal":7}}',
    ]) {
      await put('releases.json', text);
      await isAlone();
    }
  });

  it('is the page while the file is damaged, and no longer', async () => {
    const pages = [pageOf('Damaged once')];
    await point(await lay('1', pages));
    const whole = JSON.stringify({ ...FIRST_SOLD, pages });
    await put(pagesFile('1'), whole.replace('<main>D', '<main>B'));
    await isAlone();
    await rm(join(root, pagesFile('1')));
    await isAlone();
    await put(pagesFile('1'), whole);
    expect((await get('/')).body).toContain('<main>Damaged once</main>');
  });

  it('is the page when the version was built for other prices', async () => {
    const [first, ...others] = FIRST_SOLD.plans;
    if (!first) throw new Error('There are no plans.');
    const sold = { ...FIRST_SOLD, plans: [{ ...first, price_bdt: '1.00' }, ...others] };
    const plans = { ...pageOf('Plans'), screen: '/plans' as const };
    await point(await lay('1', [plans, pageOf('Sign in')], sold as typeof FIRST_SOLD));
    expect((await get('/plans')).body).toBe(SHELL);
    // A page without prices is as it was.
    expect((await get('/')).body).toContain('<main>Sign in</main>');
  });

  it('is the page of plans while another price list is in effect', async () => {
    await point(await lay('1', [{ ...pageOf('Plans'), screen: '/plans' }]));
    const plansPage = async () => (await get('/plans')).body;
    expect(await plansPage()).toContain('<main>Plans</main>');
    await publish(server, plansWith({ combo_1d: { priceBdt: 160 } }));
    expect(await plansPage()).toBe(SHELL);
    await publish(server, plansWith());
    expect(await plansPage()).toContain('<main>Plans</main>');
  });

  it('is the page of a legal text while another version than the built one is in effect', async () => {
    const terms = { ...pageOf('Terms', 'en', { screen: '/terms-of-service' }) };
    const privacy = { ...pageOf('Privacy', 'en', { screen: '/privacy-policy' }) };
    await point(await lay('1', [terms, privacy]));
    expect((await get('/terms-of-service')).body).toContain('<main>Terms</main>');
    const texts = firstLegalTexts('terms-of-service') as LegalTextsView;
    const changed = { ...texts, en: { ...texts.en, intro: 'Now shorter.' } };
    const body = { document: 'terms-of-service', after: 1, texts: changed } as const;
    const admin = await server.signInAsAdmin(undefined, 'finance');
    (await admin.send(publishLegalText, { body })).payload();
    expect((await get('/terms-of-service')).body).toBe(SHELL);
    // The other text is as it was built.
    expect((await get('/privacy-policy')).body).toContain('<main>Privacy</main>');
  });

  it('is the page when it cannot be joined', async () => {
    const strange = SHELL.replace('<div id="root">', '<div id="app">');
    await put('index.html', strange);
    await point(await lay('1', [pageOf('One')]));
    expect((await get('/')).body).toBe(strange);
  });

  it('is read from no other folder', async () => {
    await put('elsewhere/prerendered.json', '');
    await point({ version: '../../elsewhere', integrity: {} });
    await isAlone();
  });
});

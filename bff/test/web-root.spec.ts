import { pagePolicy } from '@portal/contracts';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createTestServer, type TestServer } from './support/test-server';

describe('web root', () => {
  let server: TestServer;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portal-www-'));
    server = await createTestServer({ env: { WEB_ROOT: root } });
  });
  afterAll(async () => {
    await server.stop();
    await rm(root, { recursive: true, force: true });
  });
  afterEach(async () => {
    await rm(root, { recursive: true, force: true });
    await mkdir(root);
  });

  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });
  const PAGE = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };

  it('without any file pages answer 503, files 404, and the API works', async () => {
    expect((await get('/', PAGE)).statusCode).toBe(503);
    expect((await get('/releases.json')).statusCode).toBe(404);
    expect((await get('/assets/x.js')).statusCode).toBe(404);
    expect((await get('/api/catalogue')).statusCode).toBe(200);
  });

  it('every screen answers the shell, revalidated, with the policy of pages', async () => {
    await put('index.html', '<!doctype html><title>shell</title>');
    for (const url of [
      '/',
      '/dashboard',
      '/index.html',
      '/plans/OFFER1',
      '/admin/user/5',
      '/x?next=%2F',
    ]) {
      const answer = await get(url, PAGE);
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        200,
        '<!doctype html><title>shell</title>',
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache, no-transform',
        'content-type': expect.stringContaining('text/html') as string,
        'content-security-policy': expect.stringContaining("script-src 'self'") as string,
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['content-security-policy']).not.toMatch(/unsafe/);
    }
  });

  it('allows Telegram on the login screen where its bot is configured, and only there', async () => {
    await put('index.html', 'shell');
    const telegram = await server.another({ WEB_ROOT: root, TELEGRAM_BOT_NAME: 'portal_bot' });
    const policyOf = async ({ app }: TestServer, url: string) =>
      (await app.inject({ method: 'GET', url, headers: PAGE })).headers['content-security-policy'];
    for (const url of ['/', '/?from=x'])
      expect(await policyOf(telegram, url)).toBe(pagePolicy({ telegram: true, path: '/' }));
    const others = ['/admin', '/admin/login', '/plans', '/dashboard', '/index.html', '//', '/x'];
    for (const url of others)
      expect([url, await policyOf(telegram, url)]).toEqual([
        url,
        expect.not.stringContaining('telegram.org'),
      ]);
    expect(await policyOf(server, '/')).toBe(pagePolicy({ telegram: false, path: '/' }));
  });

  it('a missing file never becomes the page', async () => {
    await put('index.html', 'shell');
    for (const url of [
      '/remotes/user-portal/1/entry.js',
      '/remotes',
      '/assets/a.js',
      '/uploads/a',
      '/api/x',
    ]) {
      expect([url, (await get(url, PAGE)).statusCode]).toEqual([url, 404]);
    }
    expect((await get('/favicon.ico', { 'sec-fetch-dest': 'image' })).statusCode).toBe(404);
    expect((await get('/old-chunk.js', { 'sec-fetch-dest': 'script' })).statusCode).toBe(404);
    expect((await get('/old-chunk.js')).statusCode).toBe(404);
  });

  it('the release log, drafts and locks of releases are nobody else’s to read', async () => {
    for (const path of ['releases.log', '.release-lock/000000001-x', '.release-drafts/x']) {
      await put(path, '{"who":"somebody"}');
      expect((await get(`/${path}`)).body).not.toContain('somebody');
    }
  });

  it.each([
    ['manifest.webmanifest', '{"name":"x"}', 'application/manifest+json'],
    ['service-worker.js', 'self.skipWaiting()', 'javascript'],
    ['icons/icon-192.png', 'png', 'image/png'],
  ])('what installs the site has its type and is asked for again: %s', async (path, body, type) => {
    await put(path, body);
    const answer = await get(`/${path}`, { 'sec-fetch-dest': 'empty' });
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('no-cache, no-transform');
    await put(path, `${body} `);
    expect((await get(`/${path}`)).body).toBe(`${body} `);
    await unlink(join(root, path));
    expect((await get(`/${path}`, { 'sec-fetch-dest': 'serviceworker' })).statusCode).toBe(404);
  });

  it('only the service worker may fetch, and only from here', async () => {
    await put('service-worker.js', 'self.skipWaiting()');
    await put('robots.txt', 'User-agent: *');
    const policyOf = async (path: string) =>
      (await get(path, { 'sec-fetch-dest': 'empty' })).headers['content-security-policy'];
    expect(await policyOf('/service-worker.js')).toContain("connect-src 'self'");
    expect(await policyOf('/robots.txt')).not.toContain('connect-src');
  });

  it('a version dropped in is there at once, for ever, and gone when removed', async () => {
    expect((await get('/remotes/user-portal/v2/entry.js')).statusCode).toBe(404);
    await put('remotes/user-portal/v2/entry.js', 'export {}');
    const answer = await get('/remotes/user-portal/v2/entry.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {}']);
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=31536000, immutable, no-transform',
    );
    expect(answer.headers['content-type']).toContain('javascript');
    await unlink(join(root, 'remotes/user-portal/v2/entry.js'));
    expect((await get('/remotes/user-portal/v2/entry.js')).statusCode).toBe(404);
  });

  it('sends the compressed copy to who takes it, by its own type', async () => {
    await put('assets/app-1a2b.js', 'console.log(1)');
    await put('assets/app-1a2b.js.br', brotliCompressSync('console.log(1)'));
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
    });
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.body).toBe('console.log(1)');
    expect((await get('/assets/app-1a2b.js.br')).statusCode).toBe(404);
  });

  it('the pointer is read anew each time, never from a compressed copy', async () => {
    await put('releases.json', '{"revision":1}');
    await put('releases.json.br', brotliCompressSync('{"revision":1}'));
    const read = () => get('/releases.json', { 'accept-encoding': 'br, gzip' });
    const revisionOf = ({ rawPayload }: Awaited<ReturnType<typeof read>>) =>
      JSON.parse(brotliDecompressSync(rawPayload).toString()) as object;
    expect(revisionOf(await read())).toEqual({ revision: 1 });
    await put('releases.json', '{"revision":2}');
    const answer = await read();
    expect(revisionOf(answer)).toEqual({ revision: 2 });
    expect(answer.headers).toMatchObject({
      ...{ 'content-encoding': 'br', vary: 'Accept-Encoding' },
      'cache-control': 'no-cache, no-transform',
    });
    expect((await get('/releases.json')).json()).toEqual({ revision: 2 });
  });

  it('a browser that has the newest file gets 304', async () => {
    await put('index.html', 'shell');
    const { etag } = (await get('/', PAGE)).headers;
    const again = await get('/', { ...PAGE, 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
  });

  it('files may come slowly: the limit of answers does not cut them off', () => {
    const files = server.routes.find(({ url }) => url === '/*');
    expect(files?.handlerTimeout).toBeGreaterThanOrEqual(5 * 60_000);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%5c..%5csecret.txt',
    '/.env',
    '/assets/.hidden/file.js',
    '//etc/passwd',
  ])('nothing outside the folder and nothing hidden is reachable: %s', async (url) => {
    await writeFile(join(dirname(root), 'secret.txt'), 'secret');
    await put('.env', 'secret');
    await put('assets/.hidden/file.js', 'secret');
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret"');
    expect(answer.body).not.toBe('secret');
    await unlink(join(dirname(root), 'secret.txt'));
  });
});

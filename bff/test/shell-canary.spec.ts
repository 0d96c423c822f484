import { pagePolicy } from '@portal/contracts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_HEADERS, pageOf, ReleasedPages, SHELL } from './support/released-pages';
import { createTestServer, type TestServer } from './support/test-server';

const VERSION = '0.2.0-3f2a9c10be';
const NEXT = SHELL.replace('</head>', '<script src="/assets/next.js"></script></head>');
const CHOSEN = { cookie: `shell=${VERSION}` };

let root: string;
let files: ReleasedPages;
let server: TestServer;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-shells-'));
  files = new ReleasedPages(root);
  server = await createTestServer({ env: { WEB_ROOT: root } });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await rm(root, { recursive: true, force: true });
  await files.put('index.html', SHELL);
  await files.put(`remotes/shell/${VERSION}/index.html`, NEXT);
  await files.point(await files.lay('1', [pageOf('Sign in')]));
});

const tryShell = (percent: number, version = VERSION) => {
  const integrity = `sha384-${createHash('sha384').update(NEXT).digest('base64')}`;
  return files.put(
    'shell.json',
    JSON.stringify({ version: '1', canary: { version, percent, integrity } }),
  );
};
const get = async (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { ...PAGE_HEADERS, ...headers } });
const isNext = async (headers: Record<string, string>, url = '/'): Promise<boolean> =>
  (await get(url, headers)).body.includes('/assets/next.js');

describe('during a canary of the shell', () => {
  it('a browser that was chosen gets its page at every address, and all others the live one', async () => {
    await tryShell(10);
    for (const url of ['/', '/index.html', '/plans', '/admin/login']) {
      expect([await isNext(CHOSEN, url), await isNext({}, url)]).toEqual([true, false]);
    }
    expect(await isNext({ cookie: 'shell=0.1.0-other' })).toBe(false);
  });

  it('every page names the canary, so that the boot script chooses', async () => {
    await tryShell(12.5);
    for (const headers of [CHOSEN, {}]) {
      for (const url of ['/', '/plans']) {
        const { body } = await get(url, headers);
        expect(body).toContain(`<html data-shell-canary="12.5 ${VERSION}" lang="en"`);
      }
    }
  });

  it('the page has the prerendered page of the live portal, with its style in the policy', async () => {
    await tryShell(10);
    const { body, headers } = await get('/', CHOSEN);
    expect(body).toContain('<main>Sign in</main>');
    const css = /<style id="prerendered-style">(.*)<\/style>/.exec(body)?.[1] ?? '';
    const styles = [`'sha256-${createHash('sha256').update(css).digest('base64')}'`];
    expect(headers['content-security-policy']).toBe(
      pagePolicy({ telegram: false, path: '/', hashes: { styles, scripts: [] } }),
    );
    expect(headers['vary']).toContain('Cookie');
    expect(headers['etag']).not.toBe((await get('/')).headers['etag']);
  });

  it('the percentage in the page follows the file', async () => {
    await tryShell(10);
    await get('/');
    await tryShell(25);
    expect((await get('/')).body).toContain(`"25 ${VERSION}"`);
  });
});

describe('the live page is for everybody, also for who was chosen', () => {
  it('after the canary has ended, from the next page on', async () => {
    await tryShell(100);
    expect(await isNext(CHOSEN)).toBe(true);
    await files.put('shell.json', JSON.stringify({ version: '1' }));
    const { body } = await get('/', CHOSEN);
    expect(body).not.toContain('/assets/next.js');
    expect(body).not.toContain('data-shell-canary');
  });

  it('while the page of the canary is damaged or missing, and no longer', async () => {
    await tryShell(100);
    const page = `remotes/shell/${VERSION}/index.html`;
    await files.put(page, NEXT.slice(0, -9));
    expect(await isNext(CHOSEN)).toBe(false);
    await rm(join(root, page));
    expect(await isNext(CHOSEN)).toBe(false);
    await files.put(page, NEXT);
    expect(await isNext(CHOSEN)).toBe(true);
  });

  it('when the file is damaged, or names a path', async () => {
    await files.put('shell.json', '{"version":"1","canary":');
    expect(await isNext(CHOSEN)).toBe(false);
    const version = '../elsewhere';
    await files.put('remotes/elsewhere/index.html', NEXT);
    await tryShell(100, version);
    expect(await isNext({ cookie: `shell=${version}` })).toBe(false);
    expect((await get('/')).body).not.toContain('data-shell-canary');
  });
});

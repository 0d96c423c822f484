import {
  getSession,
  getUser,
  loginWithPassword,
  loginWithTelegramApp,
  logout,
  SCREENS,
  setPassword,
} from '@portal/contracts';
import type { RawRequest, TestClient } from '@portal/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRoutes } from '../src/platform/http/route-list';
import { newTelegramId, OF_OUR_PAGE, TELEGRAM_ENV, telegramAppData } from './support/telegram';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-www-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>shell</title>');
  server = await createTestServer({ env: { ...TELEGRAM_ENV, WEB_ROOT: root } });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const FRAMER = 'https://web.telegram.org';
const APP = 'portal_app_session';
const PAGE = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };
const FRAME = { ...PAGE, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };

/** Who may frame the answer to a request: a list of origins, or "'none'". */
async function framersOf(request: RawRequest, at = server): Promise<string> {
  const { headers } = await at.client().request(request);
  const policy = String(headers['content-security-policy']);
  const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1] ?? 'anybody';
  // Browsers let the policy win, so the older header must not contradict it.
  const isDenied = headers['x-frame-options'] === 'DENY';
  return isDenied === (ancestors === "'none'") ? ancestors : `${ancestors}, contradicted`;
}

/** Opens the Mini App as a user. */
async function launch(id: number, at = server, browser = at.client(OF_OUR_PAGE)) {
  const body = { initData: telegramAppData(at.clock, { id }) };
  return { browser, answer: await browser.send(loginWithTelegramApp, { body }) };
}

async function whoIs(browser: TestClient, headers: Record<string, string> = {}) {
  return (await browser.send(getSession, { headers })).payload().user?.userId ?? null;
}

describe('another site may frame', () => {
  it.each([...SCREENS, '/index.html', '/tg/', '/tg/x', '/TG', '/x/tg', '/nothing'])(
    'the page %s only if it is the entry of the Mini App, and then it is Telegram Web',
    async (screen) => {
      const url = screen.replaceAll(/:\w+/g, '1');
      const expected = screen === '/tg' ? FRAMER : "'none'";
      for (const headers of [PAGE, FRAME])
        expect(await framersOf({ method: 'GET', url, headers })).toBe(expected);
    },
  );

  it.each([
    ['GET', '/tg?x', FRAMER],
    ['GET', '/tg?startapp=plans', FRAMER],
    ['HEAD', '/tg', FRAMER],
    ['POST', '/tg', "'none'"],
    ['OPTIONS', '/tg', "'none'"],
    ...['/tg%2f', '/tg%0a', '/tg%00', '/tg;x', '//tg', '/tg.html', '/tg/..'].map(
      (url) => ['GET', url, "'none'"] as const,
    ),
    ...['/%zz', '/%c0%ae', '/a.js', '/remotes', '/remotes/', '/remotes/x/index.html'].map(
      (url) => ['GET', url, "'none'"] as const,
    ),
  ] as const)('%s %s only if it is the entry: by %s', async (method, url, framers) => {
    for (const headers of [PAGE, FRAME])
      expect(await framersOf({ method, url, headers })).toBe(framers);
  });

  it('the entry also where the browser has it already', async () => {
    const first = await server.client().request({ method: 'GET', url: '/tg', headers: PAGE });
    const headers = { ...FRAME, 'if-none-match': String(first.headers['etag']) };
    const { status } = await server.client().request({ method: 'GET', url: '/tg', headers });
    expect(status).toBe(304);
    expect(await framersOf({ method: 'GET', url: '/tg', headers })).toBe(FRAMER);
  });

  it('no answer of any call, and no file', async () => {
    const calls = listRoutes(server.app).flatMap(({ call }) => call ?? []);
    expect(calls.length).toBeGreaterThan(80);
    const requests: RawRequest[] = [
      ...calls.map(({ method, path }) => ({ method, url: path.replaceAll(/:\w+/g, '1') })),
      ...['/releases.json', '/uploads/x', '/assets/x.js', '/api/tg'].map(
        (url) => ({ method: 'GET', url }) as const,
      ),
    ];
    for (const request of requests)
      expect([request.url, await framersOf(request)]).toEqual([request.url, "'none'"]);
  });

  it('nothing where no bot is configured; in a trial only the stand-in frames it', async () => {
    const url = '/tg';
    const without = await server.another({ WEB_ROOT: root });
    expect(await framersOf({ method: 'GET', url, headers: PAGE }, without)).toBe("'none'");
    const env = { ...TELEGRAM_ENV, WEB_ROOT: root, TRIAL: '1' };
    const trial = await server.another({ ...env, TRIAL_TELEGRAM_PORT: '4999' });
    expect(await framersOf({ method: 'GET', url, headers: PAGE }, trial)).toBe(
      'http://localhost:4999',
    );
    const alone = await server.another(env);
    expect(await framersOf({ method: 'GET', url, headers: PAGE }, alone)).toBe("'none'");
  });

  it('the entry as a page of its own kind, without anything of a user', async () => {
    const { browser } = await launch(newTelegramId());
    const page = await browser.request({ method: 'GET', url: '/tg', headers: FRAME });
    expect([page.status, page.text]).toEqual([200, '<!doctype html><title>shell</title>']);
    const other = await browser.request({ method: 'GET', url: '/dashboard', headers: FRAME });
    expect([other.status, other.code]).toEqual([404, 'request/not-found']);
  });
});

describe('a session that the Mini App opened', () => {
  it('is in cookies for a frame of Telegram Web: SameSite=None, Partitioned, Secure', async () => {
    for (const [at, prefix] of [
      [server, ''],
      [await server.another({ ...(await productionEnvironment()) }), '__Host-'],
    ] as const) {
      const { answer } = at === server ? await launch(newTelegramId()) : await launchIn(at);
      const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
      expect(lines.map((line) => line.split('=')[0])).toEqual([
        `${prefix}${APP}`,
        `${prefix}portal_app_device`,
      ]);
      for (const line of lines) {
        const parts = line.split('; ').slice(1);
        expect(parts.filter((part) => !part.startsWith('Expires')).sort()).toEqual(
          ['HttpOnly', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure'].sort(),
        );
      }
    }
  });

  it('all other sign-ins stay Lax and unpartitioned', async () => {
    const user = await server.givenAccount();
    const answer = await server.client(OF_OUR_PAGE).send(loginWithPassword, { body: user });
    const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/SameSite=Lax/);
    expect(lines.join()).not.toMatch(/Partitioned|SameSite=None/);
  });

  it.each([
    ['another site, such as another Mini App in the same Telegram Web', 'cross-site'],
    ['another host of our site', 'same-site'],
    ['nobody, as an address that is typed', 'none'],
  ])('counts in no request from %s', async (_name, site) => {
    const id = newTelegramId();
    const { browser } = await launch(id);
    const foreign = { 'sec-fetch-site': site };
    expect(await whoIs(browser)).toBe(id);
    expect(await whoIs(browser, foreign)).toBeNull();
    for (const { call } of listRoutes(server.app)) {
      if (!call || call.method !== 'GET' || !call.path.startsWith('/api/user/')) continue;
      const url = call.path.replace(':id', String(id)).replaceAll(/:\w+/g, '1');
      const answer = await browser.request({ method: 'GET', url, headers: foreign });
      expect([url, answer.status, answer.code]).toEqual([url, 401, 'sessions/required']);
    }
  });

  it('counts in no request of a browser that does not say where it comes from', async () => {
    const { browser } = await launch(newTelegramId());
    const silent = server.client();
    for (const [name, value] of browser.cookies) silent.cookies.set(name, value);
    expect(await whoIs(silent)).toBeNull();
  });

  it('stays one of the Mini App when its password is set', async () => {
    const userId = newTelegramId();
    const { browser } = await launch(userId);
    const body = { userId, password: 'rain on tin roofs' };
    const answer = await browser.send(setPassword, { body });
    expect(answer.cookies.map(({ name }) => name)).toEqual([APP, 'portal_app_device']);
    expect(await whoIs(browser)).toBe(userId);
  });

  it('ends with the sign-out, and its cookie with it', async () => {
    const id = newTelegramId();
    const { browser } = await launch(id);
    const copy = server.client(OF_OUR_PAGE);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const answer = await browser.send(logout);
    const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
    const cleared = lines.find((line) => line.startsWith(`${APP}=;`));
    // A browser deletes a partitioned cookie only by a partitioned one.
    expect(cleared).toMatch(/SameSite=None/);
    expect(cleared).toMatch(/Partitioned/);
    expect(browser.cookies.has(APP)).toBe(false);
    expect([await whoIs(copy), (await copy.send(getUser, { params: { id } })).status]).toEqual([
      null,
      401,
    ]);
  });

  it('replaces that of another sign-in in the same browser, and is replaced by it', async () => {
    const user = await server.givenAccount();
    const browser = server.client(OF_OUR_PAGE);
    await browser.send(loginWithPassword, { body: user });
    const id = newTelegramId();
    await launch(id, server, browser);
    expect([await whoIs(browser), browser.cookies.has('portal_session')]).toEqual([id, false]);
    await browser.send(loginWithPassword, { body: user });
    expect([await whoIs(browser), browser.cookies.has(APP)]).toEqual([user.userId, false]);
  });
});

/** Opens the Mini App of the production environment, whose bot has another token. */
async function launchIn(at: TestServer) {
  const { TELEGRAM_BOT_TOKEN = '' } = await productionEnvironment();
  const initData = telegramAppData(server.clock, { id: newTelegramId() }, TELEGRAM_BOT_TOKEN);
  const browser = at.client(OF_OUR_PAGE);
  return { browser, answer: await browser.send(loginWithTelegramApp, { body: { initData } }) };
}

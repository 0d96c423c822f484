import {
  ERROR_CATALOGUE,
  type ErrorCode,
  FILE_CACHING,
  filePolicy,
  pagePolicy,
  protectiveHeaders,
  REPORTING_ENDPOINTS,
  SCREENS,
  SERVICE_LIMITS,
  TELEGRAM_WEB_ORIGIN,
} from '@portal/contracts';
import { until } from '@portal/testing';
import type { IncomingMessage, RequestListener } from 'node:http';
import { request } from 'node:https';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { inWorkspace } from '../../shared/workspace';
import { freePort } from '../../shared/port';
import { type Edge, startEdge } from './start-edge';
import { type Answer, ask, askHttp2, type EdgeRequest } from './support/ask';
import { playService, type PlayedService } from './support/service';
import { writeSnippets } from './write-snippets';

const PAGE = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };
const SCRIPT = 'console.log(1);\n'.repeat(50);

let folder: string;
let edge: Edge;
let one: PlayedService;
let other: PlayedService;
let answer: RequestListener;

const echo: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('done'));
};
const get = (path: string, request: EdgeRequest = {}): Promise<Answer> =>
  ask(`${edge.url}${path}`, { ca: edge.certificate, ...request });
const put = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(folder, 'site', path)), { recursive: true });
  await writeFile(join(folder, 'site', path), content);
};
const asked: IncomingMessage[] = [];
const lastAsked = () => asked.at(-1);

function expectRefusal({ status, headers, text }: Answer, code: ErrorCode): void {
  const refusal = ERROR_CATALOGUE[code];
  expect([status, JSON.parse(text)]).toEqual([
    refusal.status,
    {
      success: false,
      message: refusal.text,
      code,
      requestId: expect.stringMatching(/^[A-Za-z0-9._-]{8,64}$/) as string,
    },
  ]);
  expect(headers).toMatchObject({
    ...protectiveHeaders(true),
    'content-type': 'application/json; charset=utf-8',
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-edge-'));
  const play = () =>
    playService((request, response) => {
      asked.push(request);
      answer(request, response);
    });
  [one, other] = await Promise.all([play(), play()]);
  await put('index.html', '<!doctype html><title>shell</title>');
  await put('releases.json', '{"revision":1}');
  await put('releases.json.br', brotliCompressSync('{"revision":0}'));
  await put('assets/app-1a2b.js', SCRIPT);
  await put('assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
  await put('assets/app-1a2b.js.gz', gzipSync(SCRIPT));
  await put('remotes/user-portal/v2/mf-manifest.json', '{}');
  await put('service-worker.js', 'self.skipWaiting()');
  await put('manifest.webmanifest', '{"name":"x"}');
  await put('icons/icon-192.png', 'png');
  edge = await startEdge({
    folder: join(folder, 'edge'),
    port: await freePort(),
    plainPort: await freePort(),
    webRoot: join(folder, 'site'),
    upstreams: [one.address, other.address],
  });
});
beforeEach(() => (answer = echo));
afterAll(async () => {
  await edge?.stop();
  await Promise.all([one?.kill(), other?.kill()]);
  await rm(folder, { recursive: true, force: true });
});

it('the files that the contract decides are fresh; otherwise: npm run operate -- edge', async () => {
  for (const [name, text] of Object.entries(writeSnippets())) {
    const path = inWorkspace('docker/edge/generated', name);
    expect([name, await readFile(path, 'utf8')]).toEqual([name, text]);
  }
});

describe('files and pages', () => {
  it('every screen is the page that the service joins, with its own headers', async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
        'content-encoding': 'br',
      });
      response.end(brotliCompressSync('<!doctype html><title>joined</title>'));
    };
    for (const path of ['/', '/dashboard', '/index.html', '/plans/OFFER1?x=%2F']) {
      const page = await get(path, { headers: { ...PAGE, 'accept-encoding': 'br' } });
      expect([path, page.status, brotliDecompressSync(page.bytes).toString()]).toEqual([
        path,
        200,
        '<!doctype html><title>joined</title>',
      ]);
      expect(page.headers['content-security-policy']).toBe("default-src 'self'");
      expect(lastAsked()?.url).toBe(path);
    }
  });

  it('a page that the service cannot give is the shell alone, with the headers and the policy of pages', async () => {
    answer = (_request, response) => response.writeHead(503).end('{"code":"service/unavailable"}');
    for (const path of ['/', '/dashboard', '/index.html', '/plans/OFFER1', '/admin/user/5?x=%2F']) {
      for (const headers of [PAGE, { accept: '*/*' }, {}]) {
        if (path === '/index.html' && headers !== PAGE) continue;
        const page = await get(path, { headers });
        expect([path, page.status, page.text]).toEqual([
          path,
          200,
          '<!doctype html><title>shell</title>',
        ]);
        expect(page.headers).toMatchObject({
          ...protectiveHeaders(true),
          'content-security-policy': pagePolicy({ telegram: true, path: path.split('?')[0] ?? '' }),
          'cache-control': FILE_CACHING.revalidated,
          'reporting-endpoints': REPORTING_ENDPOINTS,
          'content-type': 'text/html; charset=utf-8',
        });
        expect(page.headers).not.toHaveProperty('last-modified');
        expect(page.headers['server']).toBe('nginx');
      }
    }
  });

  it('Telegram Web may frame /tg, whoever serves it, and no other page', async () => {
    const FRAME = { accept: 'text/html,*/*', 'sec-fetch-dest': 'iframe' };
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('joined');
    expect((await get('/tg?x=1', { headers: FRAME })).text).toBe('joined');
    answer = (_request, response) => response.writeHead(503).end();
    for (const screen of [...SCREENS, '/index.html', '//tg', '/tg/', '/tg/x', '/TG', '/x/tg']) {
      const path = screen.replaceAll(/:\w+/g, '1');
      const framed = await get(path, { headers: FRAME });
      const { status, headers } = await get(path, { headers: PAGE });
      const policy = String(headers['content-security-policy']);
      expect([path, framed.status, status, headers['x-frame-options']]).toEqual(
        path === '/tg' ? [path, 200, 200, undefined] : [path, 404, 200, 'DENY'],
      );
      expect([path, /frame-ancestors [^;]+/.exec(policy)?.[0]]).toEqual([
        path,
        `frame-ancestors ${path === '/tg' ? TELEGRAM_WEB_ORIGIN : "'none'"}`,
      ]);
    }
  });

  it('what never changes may be kept for a year and comes compressed as it lies there', async () => {
    for (const [asked, coding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const file = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': asked } });
      expect([file.status, file.headers['content-encoding']]).toEqual([200, coding]);
      const { 'cache-control': _own, ...protective } = protectiveHeaders(true);
      expect(file.headers).toMatchObject({
        ...protective,
        'cache-control': FILE_CACHING.immutable,
        'content-type': 'application/javascript; charset=utf-8',
      });
      if (coding !== undefined) expect(file.headers['vary']).toBe('Accept-Encoding');
    }
    const manifest = await get('/remotes/user-portal/v2/mf-manifest.json');
    expect(manifest.headers['cache-control']).toBe(FILE_CACHING.immutable);
  });

  it.each([
    '/remotes/user-portal/v1/entry.js',
    '/remotes/user-portal/v2',
    '/remotes',
    '/assets/gone.js',
    '/assets/',
    '/assets/app-1a2b.js.br',
    '/assets/.hidden',
    '/.env',
    '/releases.json.br',
    '/releases.log',
    '/health/ready',
    '/health',
    '/metrics',
    '/metrics/x',
  ])('%s is missing, never the page, and nobody keeps that', async (path) => {
    expectRefusal(await get(path, { headers: PAGE }), 'request/not-found');
    expect(one.requests.concat(other.requests).map(({ url }) => url)).not.toContain(path);
  });

  it('a missing script or picture is missing wherever it was looked for', async () => {
    for (const [path, headers] of [
      ['/favicon.ico', { 'sec-fetch-dest': 'image' }],
      ['/old-chunk.js', { 'sec-fetch-dest': 'script' }],
      ['/old-chunk.js', { accept: '*/*' }],
      ['/dashboard', { accept: 'application/json' }],
      ['/index.html', { accept: '*/*' }],
    ] as const) {
      expectRefusal(await get(path, { headers }), 'request/not-found');
    }
  });

  it.each([
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/icon-192.png', 'image/png'],
  ])('%s is asked for again each time', async (path, type) => {
    const { status, headers } = await get(path, { headers: { 'sec-fetch-dest': 'empty' } });
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      FILE_CACHING.revalidated,
      type,
    ]);
    expect(headers['content-security-policy']).toBe(filePolicy(path));
    const again = await get(path, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(304);
  });

  it('two pointers of the same second and size are distinguished, and never come from a compressed copy', async () => {
    const moment = new Date(1_800_000_000_000);
    const release = async (text: string): Promise<Answer> => {
      await put('releases.json', text);
      await utimes(join(folder, 'site/releases.json'), moment, moment);
      return get('/releases.json', {
        headers: {
          'accept-encoding': 'br',
          'if-modified-since': moment.toUTCString(),
          'if-none-match': `"${(moment.getTime() / 1000).toString(16)}-${text.length.toString(16)}"`,
        },
      });
    };
    expect((await release('{"revision":1}')).text).toBe('{"revision":1}');
    const next = await release('{"revision":2}');
    expect([next.status, next.text]).toEqual([200, '{"revision":2}']);
    expect(next.headers['cache-control']).toBe(FILE_CACHING.revalidated);
    expect(next.headers).not.toHaveProperty('content-encoding');
  });

  it('a long pointer is compressed as it goes out', async () => {
    for (const revision of [3, 4]) {
      const pointer = JSON.stringify({ revision, hashes: 'a'.repeat(2_000) });
      await put('releases.json', pointer);
      const { headers, bytes } = await get('/releases.json', {
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(bytes).toString()).toBe(pointer);
    }
  });

  it('only reading is for files', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/releases.json']) {
      const { status } = await get(path, { method: 'POST', headers: PAGE });
      expect([path, status]).toEqual([path, 404]);
    }
  });
});

describe('what reaches the service', () => {
  it('a client cannot say who it is; the edge does', async () => {
    await get('/api/session', {
      headers: {
        'x-forwarded-for': '8.8.8.8',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'http',
        'x-real-ip': '8.8.8.8',
        forwarded: 'for=8.8.8.8',
        'x-request-id': 'from-the-client',
        cookie: 'a=b',
      },
    });
    const { headers } = lastAsked() ?? {};
    expect(headers).toMatchObject({
      host: new URL(edge.url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': 'from-the-client',
      cookie: 'a=b',
    });
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded'])
      expect(headers).not.toHaveProperty(name);
    await get('/api/session', { headers: { 'x-request-id': 'no "good" one' } });
    expect(lastAsked()?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('answers go through as they are, whatever their status', async () => {
    answer = (_request, response) =>
      response
        .writeHead(404, {
          'content-type': 'application/json',
          'x-own': '1',
          'cache-control': 'no-store',
        })
        .end('{"own":true}');
    const { status, headers, text } = await get('/api/nothing');
    expect([status, headers['x-own'], headers['cache-control'], text]).toEqual([
      404,
      '1',
      'no-store',
      '{"own":true}',
    ]);
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('bodies are as large as the service reads them, photos more, and no larger', async () => {
    const post = (path: string, bytes: number): Promise<Answer> =>
      get(path, { method: 'POST', body: Buffer.alloc(bytes) });
    expect((await post('/api/login', SERVICE_LIMITS.bodyBytes)).status).toBe(200);
    expectRefusal(await post('/api/login', SERVICE_LIMITS.bodyBytes + 1), 'request/too-large');
    expect((await post('/api/user/5/photo', SERVICE_LIMITS.photoBytes + 2_000)).status).toBe(200);
    expectRefusal(await post('/api/user/5/photo', 7 * 1_024 * 1_024), 'request/too-large');
  });

  it('one address asks as fast as a network of phones does, and no faster; the bot at any speed', async () => {
    const flood = async (path: string, localAddress: string): Promise<number[]> => {
      const answers = await askHttp2(`${edge.url}${path}`, 600, {
        ca: edge.certificate,
        localAddress,
      });
      return answers.map((headers) => Number(headers[':status']));
    };
    const count = (statuses: number[], status: number): number =>
      statuses.filter((one) => one === status).length;
    const person = await flood('/api/session', '127.0.0.9');
    expect(count(person, 200)).toBeGreaterThanOrEqual(300);
    expect(count(person, 429)).toBeGreaterThan(0);
    expect(count(person, 200) + count(person, 429)).toBe(600);
    expect(count(await flood('/api/bot/tasks', '127.0.0.10'), 200)).toBe(600);
    expect((await get('/api/session', { localAddress: '127.0.0.11' })).status).toBe(200);
    expect(count(await flood('/assets/app-1a2b.js', '127.0.0.12'), 200)).toBe(600);
  });

  it('event streams come as they are sent', async () => {
    let go = (): void => undefined;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      go = () => response.end();
    };
    for (const path of ['/api/user/5/tasks/stream', '/api/admin/tasks/stream']) {
      const answered = fetchFirst(path);
      // Ended only after the first part has arrived. An edge that buffers would wait forever.
      expect(await answered).toBe('data: 1\n\n');
      go();
    }
  });

  it('compresses answers only where no other site can learn from their length', async () => {
    const body = JSON.stringify({ users: Array.from({ length: 200 }, (_, id) => ({ id })) });
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const codingOf = async (headers: Record<string, string>): Promise<unknown> => {
      const got = await get('/api/admin/users', {
        headers: { 'accept-encoding': 'gzip', ...headers },
      });
      expect(
        (got.headers['content-encoding'] === 'gzip' ? gunzipSync(got.bytes) : got.bytes).toString(),
      ).toBe(body);
      return got.headers['content-encoding'];
    };
    const cookie = 'portal_admin=1';
    expect(await codingOf({ cookie, 'sec-fetch-site': 'same-origin' })).toBe('gzip');
    expect(await codingOf({})).toBe('gzip');
    expect(await codingOf({ cookie, 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(await codingOf({ cookie, 'sec-fetch-site': 'none' })).toBeUndefined();
    expect(await codingOf({ cookie })).toBeUndefined();
  });
});

describe('the line', () => {
  it('is HTTP/2 over TLS 1.2 or newer', async () => {
    const [headers] = await askHttp2(`${edge.url}/manifest.webmanifest`, 1, {
      ca: edge.certificate,
    });
    expect([headers?.[':status'], headers?.['content-type']]).toEqual([
      200,
      'application/manifest+json',
    ]);
    expect((await get('/', { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).status).toBe(200);
    const old = {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    } as const;
    await expect(get('/', old)).rejects.toThrow(/alert|protocol/i);
  });

  it('without TLS sends pages on and refuses everything else', async () => {
    const plain = (path: string, method = 'GET'): Promise<Answer> =>
      ask(`${edge.plainUrl}${path}`, { method });
    const page = await plain('/plans?x=1');
    expect([page.status, page.headers['location']]).toEqual([308, 'https://127.0.0.1/plans?x=1']);
    expect((await plain('/api/session')).status).toBe(404);
    expect((await plain('/dashboard', 'POST')).status).toBe(404);
    expect((await plain('/health/edge')).text).toBe('alive\n');
    await mkdir(join(folder, 'edge/acme/.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(folder, 'edge/acme/.well-known/acme-challenge/t'), 'proof');
    expect((await plain('/.well-known/acme-challenge/t')).text).toBe('proof');
  });

  it('waits for the service a little longer than the service itself, and drops idle lines before it does', async () => {
    const text = await readFile(inWorkspace('docker/edge/nginx.conf'), 'utf8');
    const secondsOf = (directive: string, after: string): number =>
      Number(new RegExp(`${after}[^}]*?${directive} (\\d+)s;`, 's').exec(text)?.[1]);
    expect(secondsOf('keepalive_timeout', 'upstream bff') * 1_000).toBeLessThan(
      SERVICE_LIMITS.keepAliveMs,
    );
    expect(secondsOf('proxy_read_timeout', 'proxy_http_version') * 1_000).toBeGreaterThan(
      SERVICE_LIMITS.answerMs,
    );
    expect(secondsOf('proxy_read_timeout', '/api/admin/ {') * 1_000).toBeGreaterThan(
      SERVICE_LIMITS.longAnswerMs,
    );
    expect(secondsOf('proxy_read_timeout', '/api/bot/ {')).toBeGreaterThan(
      SERVICE_LIMITS.pollSeconds + SERVICE_LIMITS.answerMs / 1_000,
    );
    expect(secondsOf('proxy_read_timeout', '/api/admin/tasks/stream {') * 1_000).toBeGreaterThan(
      2 * SERVICE_LIMITS.beatMs,
    );
  });

  it('the log has each request on one line, without what was searched for', async () => {
    await get('/api/admin/users?search=secret-name', {
      headers: { 'x-request-id': 'seen-in-log' },
    });
    const line = (await edge.readRequests())
      .split('\n')
      .find((text) => text.includes('seen-in-log'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      route: '/api/admin/users',
      status: 200,
      client: '127.0.0.1',
    });
    expect(await edge.readRequests()).not.toContain('secret-name');
  });
});

// Last, because nginx avoids failed instances for a moment.
describe('an instance that is away', () => {
  const failOnce = (): void => {
    let first = true;
    answer = (request, response) => {
      if (first) request.socket.destroy();
      else response.end('done');
      first = false;
    };
  };

  it('is asked again at the other when asking twice does no harm', async () => {
    failOnce();
    expect((await get('/api/session')).text).toBe('done');
    failOnce();
    expect((await get('/api/bot/tasks/1', { method: 'PUT' })).text).toBe('done');
  });

  it('is not asked twice for a payment: what was sent may have been done', async () => {
    const before = one.requests.length + other.requests.length;
    failOnce();
    expectRefusal(
      await get('/api/payment/create-order', { method: 'POST' }),
      'service/unavailable',
    );
    expect(one.requests.length + other.requests.length).toBe(before + 1);
  });

  it('costs no request, payments neither, once it takes no connections', async () => {
    await one.kill();
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'GET', 'POST']) {
      const { status, text } = await get('/api/x', { method });
      expect([method, status, text]).toEqual([method, 200, 'done']);
    }
  });

  it('together with the other is reported in the words of the service, and both are found again', async () => {
    await Promise.all([one.kill(), other.kill()]);
    expectRefusal(await get('/api/session'), 'service/unavailable');
    expect((await get('/dashboard', { headers: PAGE })).status).toBe(200);
    const startAgain = ({ address }: PlayedService) =>
      playService(echo, Number(address.split(':')[1]));
    [one, other] = await Promise.all([startAgain(one), startAgain(other)]);
    await until(async () => (await get('/api/session')).status === 200);
    await until(async () => {
      await get('/api/session');
      return [one, other].every(({ requests }) => requests.length > 0);
    });
  });
});

/** The first part of an endless answer. */
function fetchFirst(path: string): Promise<string> {
  return new Promise((settle, fail) => {
    const asked = request(
      `${edge.url}${path}`,
      { ca: edge.certificate, agent: false },
      (response) => response.once('data', (part: Buffer) => settle(part.toString())),
    );
    asked.once('error', fail).end();
  });
}

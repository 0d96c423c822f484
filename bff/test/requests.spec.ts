import { getCatalogue, getSession, loginWithPassword, logout } from '@portal/contracts';
import type { RawRequest } from '@portal/testing';
import { listRoutes } from '../src/platform/http/route-list';
import { databaseHash } from './support/database-hash';
import { createTestServer, type TestServer } from './support/test-server';
import { buildInfo } from '../src/platform/build-info';

describe('requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  const send = (request: RawRequest) => server.client().request(request);
  const login = (headers: Record<string, string>, payload: string) =>
    send({ method: 'POST', url: '/api/login/password', headers, payload });

  describe('from other sites', () => {
    const foreign: [string, Record<string, string>][] = [
      ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
      ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
      ['a foreign Origin', { origin: 'https://evil.example' }],
      ['Origin null', { origin: 'null' }],
      ['Origin null called same-origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
      ['our name on another port', { origin: 'http://localhost:81', host: 'localhost:80' }],
    ];

    it.each(foreign)(
      '%s: every unsafe call is refused before its handler',
      async (_name, headers) => {
        for (const { call } of listRoutes(server.app)) {
          if (!call || call.method === 'GET') continue;
          const url = call.path.replace(/:\w+/g, '1');
          const answer = await send({ method: call.method, url, headers });
          expect([url, answer.status, answer.code]).toEqual([url, 403, 'request/cross-site']);
        }
      },
    );

    it.each([
      ['no body', {}, undefined],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'userId=1'],
      ['plain text', { 'content-type': 'text/plain' }, '{"userId":1}'],
      ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ])('are refused with %s', async (_name, headers, payload) => {
      const answer = await send({
        method: 'POST',
        url: '/api/logout',
        headers: { 'sec-fetch-site': 'cross-site', ...headers },
        payload,
      });
      expect(answer.code).toBe('request/cross-site');
    });

    it('cannot sign a browser out', async () => {
      const browser = await server.signInAs(await server.givenAccount());
      const answer = await browser.send(logout, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect(answer.code).toBe('request/cross-site');
      expect((await browser.send(getSession)).payload().user).not.toBeNull();
    });

    it('are written down as one event', async () => {
      const before = server.log.length;
      await send({ method: 'POST', url: '/api/logout', headers: { origin: 'null' } });
      const events = server.log.slice(before).map(({ event }) => event);
      expect(events.filter((event) => event === 'csrf_refused')).toHaveLength(1);
    });

    it('our own pages and clients that are no browsers pass on to the access check', async () => {
      const own: Record<string, string>[] = [
        {},
        { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80', host: 'localhost:80' },
        { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
        { origin: 'http://localhost:4200', host: 'localhost:4200' },
      ];
      for (const headers of own) {
        const answer = await send({ method: 'POST', url: '/api/logout', headers });
        expect(answer.code).toBe('sessions/required');
      }
    });

    it('get no permission to read answers', async () => {
      const answer = await send({
        method: 'OPTIONS',
        url: '/api/session',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    });
  });

  describe('with bodies', () => {
    it.each([
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
    ])('of type %s answer 415', async (type) => {
      const answer = await login({ 'content-type': type }, '{"userId":1,"password":"x"}');
      expect([answer.status, answer.code]).toEqual([415, 'request/unsupported-type']);
    });

    it('of a wrong type are reported which field is wrong, without what was sent', async () => {
      const answer = await login(
        { 'content-type': 'application/json' },
        '{"userId":"evil","password":"x"}',
      );
      expect(answer.code).toBe('request/invalid');
      expect(answer.body).toHaveProperty('message', expect.stringContaining('user id'));
      expect(JSON.stringify(answer.body)).not.toContain('evil');
    });

    it('that are no JSON answer 400', async () => {
      const answer = await login({ 'content-type': 'application/json' }, '{"userId":');
      expect([answer.status, answer.code]).toEqual([400, 'request/unreadable']);
    });

    it.each([
      '{"__proto__":{"isAdmin":true},"userId":1,"password":"x"}',
      '{"constructor":{"prototype":{"isAdmin":true}},"userId":1,"password":"x"}',
      '{"constructor":"x","userId":1,"password":"x"}',
      '[{"userId":1,"password":"x"}]',
      '"text"',
      'null',
      '5',
    ])('of the odd kind %s answer 400', async (body) => {
      const answer = await login({ 'content-type': 'application/json' }, body);
      expect(answer.status).toBe(400);
    });

    const nested = (depth: number) =>
      `{"userId":1,"password":"x","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    it.each([
      ['nested 21 deep', nested(20)],
      ['nested 10,000 deep', nested(10_000)],
      ['with half a surrogate pair', String.raw`{"userId":1,"password":"\ud800"}`],
      ['with half a pair in a key', String.raw`{"userId":1,"password":"x","\udc00":1}`],
      ['with a NUL in a text nobody reads', String.raw`{"userId":1,"password":"x","a":"\u0000"}`],
      [
        'with thousands of items',
        `{"userId":1,"password":${JSON.stringify(Array(9_000).fill(1))}}`,
      ],
      ['with thousands of keys', `{${Array.from({ length: 5_000 }, (_, key) => `"k${key}":1`)}}`],
    ])('%s answer 400, wherever they are sent', async (_name, payload) => {
      for (const { call } of listRoutes(server.app)) {
        if (!call || call.method === 'GET') continue;
        const url = call.path.replace(/:\w+/g, '1');
        const headers = { 'content-type': 'application/json' };
        const answer = await send({ method: call.method, url, headers, payload });
        // Reports are smaller, and a form is no JSON.
        expect([url, answer.status]).toEqual([
          url,
          url.endsWith('reports') ? expect.any(Number) : 400,
        ]);
        expect([url, answer.code]).not.toEqual([url, 'service/bug']);
      }
    });

    it('nested 20 deep are read', async () => {
      const headers = { 'content-type': 'application/json' };
      expect((await login(headers, nested(19))).code).toBe('sessions/wrong-credentials');
    });

    it('above 64 KiB answer 413', async () => {
      const password = 'x'.repeat(65_536);
      const answer = await server
        .client()
        .send(loginWithPassword, { body: { userId: 1, password } });
      expect([answer.status, answer.code]).toEqual([413, 'request/too-large']);
    });

    it('that are empty are fine where none is needed', async () => {
      const browser = await server.signInAs(await server.givenAccount());
      const answer = await browser.request({
        method: 'POST',
        url: '/api/logout',
        headers: { 'content-type': 'application/json' },
        payload: '',
      });
      expect(answer.status).toBe(200);
    });
  });

  it.each(['a=1&a=2', 'a[]=1', 'a[b]=1', 'a%5B%5D=1', '__proto__=1', 'a=%00', '%00=1'])(
    'with the query %s answer 400',
    async (query) => {
      const answer = await send({ method: 'GET', url: `/api/catalogue?${query}` });
      expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
    },
  );

  it('to nowhere answer 404 in the envelope', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/nothing'],
      ['POST', '/somewhere'],
      ['DELETE', '/api/session'],
      ['GET', '/uploads/x.png'],
    ] as const) {
      const answer = await send({ method, url });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ success: false, code: 'request/not-found' });
    }
  });

  it('to unreadable addresses answer in the envelope and with the headers', async () => {
    const answer = await send({ method: 'GET', url: '/api/%zz' });
    expect(answer.body).toMatchObject({ success: false, code: 'request/invalid' });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('that only read leave the database as it was', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    await server.signInAsAdmin(browser);
    const before = await databaseHash(server);
    for (const { call } of listRoutes(server.app)) {
      // A stream does not end by itself; what it does to the database stands in task-stream.spec.ts.
      if (call?.method !== 'GET' || call.isEventStream) continue;
      const url = call.path.replace(':id', String(user.userId)).replace(/:\w+/g, 'x');
      await browser.request({ method: 'GET', url });
      await browser.request({ method: 'HEAD', url });
    }
    expect(await databaseHash(server)).toBe(before);
  });

  describe('are answered', () => {
    it('with the envelope around the plain payload', async () => {
      const answer = await server.client().send(getCatalogue);
      expect(Object.keys(answer.body).sort()).toEqual([
        'brand',
        'legalTexts',
        'offerPlans',
        'paymentMethods',
        'paymentNumbers',
        'plans',
        'priceList',
        'success',
        'telegramSales',
      ]);
      expect(answer.payload().plans).toHaveLength(10);
      expect(answer.payload().plans[0]).toEqual({
        id: 'drm_only_1d',
        name: 'DRM Only - 1 Day',
        name_bn: 'শুধু DRM - ১ দিন',
        price_bdt: 99,
        price_inr: 99,
        duration_days: 1,
        activates: ['drm'],
        videos: 65,
        usual: false,
      });
      expect(answer.payload().brand.name).toBe('Dhara');
    });

    it('never stored, never sniffed, never framed, and without naming the server', async () => {
      for (const url of ['/api/catalogue', '/api/nothing', '/health/live']) {
        const { headers } = await send({ method: 'GET', url });
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        });
        expect(headers['server']).toBeUndefined();
        expect(headers['x-powered-by']).toBeUndefined();
      }
    });

    it('with the id they came with, if it is harmless, else a new one', async () => {
      const ask = async (id: string) =>
        (await send({ method: 'GET', url: '/api/nothing', headers: { 'x-request-id': id } }))
          .headers['x-request-id'];
      expect(await ask('client-12345')).toBe('client-12345');
      for (const bad of ['short', 'x'.repeat(65), 'two words!', '{"a":1}']) {
        expect(await ask(bad)).toMatch(/^[0-9a-f-]{36}$/);
      }
    });

    it('and written down with the versions that the page says it has, if they have the form', async () => {
      const lineFor = async (header: string) => {
        const before = server.log.length;
        const headers = { 'x-portal-release': header };
        await send({ method: 'GET', url: '/api/catalogue', headers });
        return server.log.slice(before).find(({ event }) => event === 'request')?.['releases'];
      };
      const releases = { shell: '0.1.0-ab12', 'user-portal': '0.3.0-cd34' };
      expect(await lineFor('shell@0.1.0-ab12 user-portal@0.3.0-cd34')).toEqual(releases);
      expect(await lineFor('shell@0.1.0-ab12 evil@1 user-portal@{"a":1}')).toEqual({
        shell: '0.1.0-ab12',
      });
      for (const odd of ['', 'shell', `shell@${'1'.repeat(65)}`, 'shell@1 '.repeat(40)])
        expect([odd, await lineFor(odd)]).toEqual([odd, undefined]);
    });

    it('and written down also at an address that no router can read', async () => {
      const before = server.log.length;
      await send({ method: 'GET', url: '/api/%zz-secret' });
      const lines = server.log.slice(before).filter(({ event }) => event === 'request');
      expect(lines).toEqual([expect.objectContaining({ route: 'unmatched', status: 400 })]);
      expect(JSON.stringify(lines)).not.toContain('secret');
    });

    it('and written down in one line: template, status, duration, ids', async () => {
      const before = server.log.length;
      const answer = await send({
        method: 'GET',
        url: '/api/user/123456789/history/secret%0d%0aname',
      });
      const lines = server.log.slice(before).filter(({ event }) => event === 'request');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({
        requestId: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/user/:id/history/:ott',
        status: 401,
        ms: expect.any(Number) as number,
        ...buildInfo,
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      });
      expect(JSON.stringify(server.log.slice(before))).not.toMatch(/123456789|secret/);
    });
  });
});

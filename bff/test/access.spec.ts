import {
  type Call,
  getAdminSession,
  getBotUser,
  getFullHistory,
  getOverallStats,
  getUser,
  getUserStats,
  updateSettings,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { listRoutes } from '../src/platform/http/route-list';
import { describeApi } from '../src/platform/openapi/describe-api';
import { openApiPath } from '../src/platform/openapi/operations';
import { ODD_IDS } from './support/bad-input';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

/** Routes without the guard: files of the shell, photos, and the description of the API outside production. */
const OUTSIDE_THE_GUARD = ['GET /*', 'GET /api/docs', 'GET /releases.json', 'GET /uploads/:name'];

describe('access', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  describe('all routes', () => {
    it('come from the contract and have a policy', () => {
      const routes = listRoutes(server.app);
      expect(routes.length).toBeGreaterThan(10);
      const bare = routes.filter(({ call, policy }) => !call || !policy);
      expect(bare.map(({ handler }) => handler)).toEqual([]);
    });

    it('registered with Fastify are exactly the declared ones and the files', () => {
      const declared = listRoutes(server.app).map(({ call }) => `${call?.method} ${call?.path}`);
      const registered = server.routes
        .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
        .filter((route) => !route.startsWith('HEAD '));
      expect([...new Set(registered)].sort()).toEqual([...declared, ...OUTSIDE_THE_GUARD].sort());
    });

    it('stand in the description of the API, with their access', () => {
      const { paths } = describeApi(server.app);
      for (const { call, policy, handler } of listRoutes(server.app)) {
        const method = (call?.method.toLowerCase() ?? '') as 'get';
        const operation = paths[openApiPath(call?.path ?? '')]?.[method];
        expect({ handler, operationId: operation?.operationId }).toEqual({
          handler,
          operationId: expect.any(String) as string,
        });
        expect(operation?.security?.length === 0).toBe(policy?.kind === 'public');
      }
    });

    it('answer 401 to a stranger, except the public ones', async () => {
      for (const { call, policy } of listRoutes(server.app)) {
        if (!call || !policy || policy.kind === 'public') continue;
        const answer = await ask(server.client(), call, 4_711);
        expect(`${call.method} ${call.path} ${answer.status}`).toBe(
          `${call.method} ${call.path} 401`,
        );
      }
    });

    it('that are public are these and no others', () => {
      const open = listRoutes(server.app)
        .filter(({ policy }) => policy?.kind === 'public')
        .map(({ call }) => `${call?.method} ${call?.path}`);
      expect(open.sort()).toEqual([
        'GET /api/admin/session',
        'GET /api/catalogue',
        'GET /api/session',
        'GET /health/live',
        'GET /health/ready',
        'POST /api/admin/login',
        'POST /api/login/password',
        'POST /api/login/telegram',
      ]);
    });
  });

  describe('a subscriber', () => {
    it('is refused on every path of another user, whether that one exists or not', async () => {
      const [caller, other] = [await server.givenAccount(), await server.givenAccount()];
      const browser = await server.signInAs(caller);
      const stored = await snapshot(server, other.userId);
      for (const { call, policy } of listRoutes(server.app)) {
        if (!call || (policy?.kind !== 'self' && policy?.kind !== 'self-or-admin')) continue;
        const existing = await ask(browser, call, other.userId);
        const missing = await ask(browser, call, 88_888_888);
        expect([call.path, existing.status, missing.status]).toEqual([call.path, 403, 403]);
        expect({ ...existing.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
      }
      expect(await snapshot(server, other.userId)).toEqual(stored);
    });

    it('is refused on every call of administrators and machines', async () => {
      const browser = await server.signInAs(await server.givenAccount());
      for (const { call, policy } of listRoutes(server.app)) {
        if (!call || !policy || !['admin', 'bot', 'relay'].includes(policy.kind)) continue;
        expect([call.path, (await ask(browser, call, 4_711)).status]).toEqual([call.path, 403]);
      }
    });

    it.each([...ODD_IDS, 'abc'])(
      'who writes an id as %s gets 400, never another user',
      async (text) => {
        const user = await server.givenAccount();
        const browser = await server.signInAs(user);
        for (const path of [`/api/user/${text}`, `/api/user/${text}/stats`]) {
          const answer = await browser.request({ method: 'GET', url: path });
          expect([answer.status, answer.code]).toEqual([400, 'accounts/invalid-id']);
          const asked = await server
            .bot()
            .request({ method: 'GET', url: `/api/bot/users/${text}` });
          expect([asked.status, asked.code]).toEqual([400, 'accounts/invalid-id']);
          expect((await server.client().request({ method: 'GET', url: path })).status).toBe(401);
        }
      },
    );
  });

  describe('an administrator', () => {
    it('reads any user, and a missing one is not found', async () => {
      const user = await server.givenAccount();
      const browser = await server.signInAsAdmin();
      const read = (id: number) => browser.send(getUser, { params: { id } });
      expect((await read(user.userId)).payload().user.userId).toBe(user.userId);
      expect((await read(88_888_888)).body).toMatchObject({
        success: false,
        message: 'User not found.',
      });
      expect((await browser.send(getOverallStats)).status).toBe(200);
    });

    it('is no machine', async () => {
      const browser = await server.signInAsAdmin();
      expect((await browser.send(getBotUser, { params: { id: 1 } })).status).toBe(403);
    });

    it('who is also signed in as a subscriber still reads other users', async () => {
      const [caller, other] = [await server.givenAccount(), await server.givenAccount()];
      const browser = await server.signInAs(caller);
      await server.signInAsAdmin(browser);
      for (const id of [caller.userId, other.userId]) {
        expect((await browser.send(getUser, { params: { id } })).status).toBe(200);
      }
    });
  });

  describe('a machine', () => {
    it('needs the key of its own kind', async () => {
      const { userId } = await server.givenAccount();
      const ask = (authorization: string) =>
        server.client({ authorization }).send(getBotUser, { params: { id: userId } });
      expect((await ask(`Bearer ${TEST_SECRETS.botKey}`)).status).toBe(200);
      expect((await ask(`Bearer ${TEST_SECRETS.relayKey}`)).status).toBe(403);
      for (const wrong of ['Bearer wrong', 'Bearer ', TEST_SECRETS.botKey, 'Basic YTpi']) {
        expect((await ask(wrong)).status).toBe(401);
      }
    });

    it('that is a relay signs every request, or is refused', async () => {
      const relay = server.client({ authorization: `Bearer ${TEST_SECRETS.relayKey}` });
      for (const { call, policy } of listRoutes(server.app)) {
        if (!call || policy?.kind !== 'relay') continue;
        const answer = await ask(relay, call, 4_711);
        expect([call.path, answer.status, answer.code]).toEqual([
          call.path,
          401,
          'sessions/wrong-signature',
        ]);
      }
    });

    it('is neither subscriber nor administrator', async () => {
      const { userId } = await server.givenAccount();
      expect((await server.bot().send(getUser, { params: { id: userId } })).status).toBe(403);
      expect((await server.bot().send(getOverallStats)).status).toBe(403);
      expect((await server.bot().send(getAdminSession)).payload().authenticated).toBe(false);
    });
  });

  it('literal paths win over parameters', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    const all = await browser.send(getFullHistory, { params: { id: user.userId } });
    expect(all.payload().history).toEqual([]);
    expect((await browser.send(getUserStats, { params: { id: user.userId } })).status).toBe(200);
  });

  it('each denial is one line of the log, with a fixed code and no path', async () => {
    const browser = await server.signInAs(await server.givenAccount());
    const before = server.log.length;
    await browser.send(updateSettings, { params: { id: 77_777 }, body: {} });
    const denied = server.log.slice(before).filter(({ event }) => event === 'authz_fail');
    expect(denied).toHaveLength(1);
    expect(denied[0]).toMatchObject({ level: 'warn', route: '/api/user/:id/settings' });
    expect(JSON.stringify(server.log.slice(before))).not.toContain('77777');
  });
});

/** Sends a call with every path part filled in, and an empty body where one belongs. */
function ask(client: TestClient, call: Call<string, unknown, object>, userId: number) {
  const url = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
    name === 'id' || name === 'userId' ? String(userId) : 'something',
  );
  const payload = call.method === 'GET' ? undefined : {};
  return client.request({ method: call.method, url, payload });
}

async function snapshot(server: TestServer, userId: number): Promise<string> {
  return JSON.stringify(await server.connection.collection('users').findOne({ userId }));
}

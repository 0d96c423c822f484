import {
  getAdminSession,
  getBotUser,
  getFullHistory,
  getOverallStats,
  getUser,
  getUserStats,
  updateSettings,
} from '@portal/contracts';
import { listRoutes } from '../src/platform/http/route-list';
import { describeApi } from '../src/platform/openapi/describe-api';
import { openApiPath } from '../src/platform/openapi/operations';
import { ODD_IDS } from './support/bad-input';
import { createTestServer, TEST_SECRETS, type TestServer } from './support/test-server';

/** Routes without the guard: files of the shell, photos, and the description of the API outside production. */
const OUTSIDE_THE_GUARD = ['GET /*', 'GET /api/docs', 'GET /releases.json', 'GET /uploads/:name'];

// Who may call what, cell by cell: access-matrix.spec.ts.
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
  });

  describe('a subscriber', () => {
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

    it('is no administrator to the session call', async () => {
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

import {
  adminLogin,
  type AdminSessionResponse,
  deleteUser,
  getAdminSession,
  getOverallStats,
  getUser,
  listAudit,
  toggleFreeze,
  updatePlan,
  updateProfile,
} from '@portal/contracts';
import { ADMIN_ROLES, type AdminRole, roleMay } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { type DeclaredRoute, listRoutes } from '../src/platform/http/route-list';
import { databaseHash } from './support/database-hash';
import {
  createTestServer,
  TEST_ADMINS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

/** A call for each thing that roles differ in, as somebody would send it. */
const CALLS = {
  'looks at numbers': { call: getOverallStats, body: undefined },
  'looks at a user': { call: getUser, body: undefined },
  'reads the audit': { call: listAudit, body: undefined },
  'freezes a user': { call: toggleFreeze, body: undefined },
  'edits a profile': { call: updateProfile, body: { name: 'Changed' } },
  'adds days': { call: updatePlan, body: { daysToAdd: 1 } },
  'deletes a user': { call: deleteUser, body: undefined },
} as const;

/** What each role may, in words of its own: not taken from the table of the service. */
const MAY: Readonly<Record<AdminRole, readonly (keyof typeof CALLS)[]>> = {
  owner: Object.keys(CALLS) as (keyof typeof CALLS)[],
  finance: ['looks at numbers', 'looks at a user', 'reads the audit', 'adds days'],
  support: [
    'looks at numbers',
    'looks at a user',
    'freezes a user',
    'edits a profile',
    'adds days',
  ],
  viewer: ['looks at numbers', 'looks at a user'],
};

const CELLS = ADMIN_ROLES.flatMap((role) =>
  (Object.keys(CALLS) as (keyof typeof CALLS)[]).map((action) => [role, action] as const),
);

let server: TestServer;
let browsers: Record<AdminRole, TestClient>;
beforeAll(async () => {
  server = await createTestServer();
  const signedIn = await Promise.all(
    ADMIN_ROLES.map(async (role) => [role, await server.signInAsAdmin(undefined, role)] as const),
  );
  browsers = Object.fromEntries(signedIn) as Record<AdminRole, TestClient>;
});
afterAll(() => server.stop());

const send = (browser: TestClient, action: keyof typeof CALLS, userId: number) => {
  const { call, body } = CALLS[action];
  const url = call.path.replace(/:(id|userId)/, String(userId));
  return browser.request({ method: call.method, url, payload: body });
};

describe('an administrator', () => {
  it.each(ADMIN_ROLES)(
    'of role %s is reported name and role when signing in and later',
    async (role) => {
      const { name, password } = TEST_ADMINS[role];
      const browser = server.client();
      const known: AdminSessionResponse = { authenticated: true, actor: name, role };
      expect((await browser.send(adminLogin, { body: { password } })).payload()).toMatchObject(
        known,
      );
      expect((await browser.send(getAdminSession)).payload()).toMatchObject(known);
    },
  );

  it.each(CELLS.filter(([role, action]) => MAY[role].includes(action)))(
    'of role %s %s',
    async (role, action) => {
      const { userId } = await server.givenAccount();
      expect((await send(browsers[role], action, userId)).status).toBe(200);
    },
  );

  it.each(CELLS.filter(([role, action]) => !MAY[role].includes(action)))(
    'of role %s never %s: refused, logged, and nothing changes',
    async (role, action) => {
      const { userId } = await server.givenAccount();
      const before = await databaseHash(server);
      const lines = server.log.length;
      const answer = await send(browsers[role], action, userId);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        ...{ success: false, code: 'sessions/role-forbidden' },
        ...{ message: 'Your role does not allow this.', requestId: expect.any(String) as string },
      });
      expect(await databaseHash(server)).toBe(before);
      const denied = server.log.slice(lines).filter(({ event }) => event === 'authz_fail');
      const { name: actor } = TEST_ADMINS[role];
      expect(denied).toMatchObject([{ actor, code: 'sessions/role-forbidden', level: 'warn' }]);
    },
  );

  it.each(ADMIN_ROLES)('of role %s passes exactly the routes of its permissions', async (role) => {
    const before = await databaseHash(server);
    const routes = listRoutes(server.app).filter(({ policy }) => policy && 'permission' in policy);
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes.filter((one) => !mayUse(role, one))) {
      const answer = await askNobody(browsers[role], route);
      expect([route.handler, answer.code]).toEqual([route.handler, 'sessions/role-forbidden']);
    }
    expect(await databaseHash(server)).toBe(before);
    for (const route of routes.filter(
      (one) => mayUse(role, one) && !ENDS_SESSION.test(one.handler),
    )) {
      // Streams do not end by themselves.
      if (route.call?.isEventStream) continue;
      const answer = await askNobody(browsers[role], route);
      expect([route.handler, answer.code]).not.toEqual([route.handler, 'sessions/role-forbidden']);
      expect([route.handler, answer.status === 403]).toEqual([route.handler, false]);
    }
  });

  it('who is also signed in as a subscriber keeps the rights of that one', async () => {
    const user = await server.givenAccount();
    const browser = await server.signInAs(user);
    await server.signInAsAdmin(browser, 'viewer');
    expect((await send(browser, 'edits a profile', user.userId)).status).toBe(200);
    const other = await server.givenAccount();
    expect((await send(browser, 'edits a profile', other.userId)).status).toBe(403);
    expect((await send(browser, 'looks at a user', other.userId)).status).toBe(200);
  });

  it('cannot choose the role by what is sent', async () => {
    const browser = server.client();
    const { password } = TEST_ADMINS.viewer;
    const body = { password, role: 'owner', actor: 'ana' };
    expect((await browser.send(adminLogin, { body })).payload().role).toBe('viewer');
    browser.cookies.set('role', 'owner');
    const { userId } = await server.givenAccount();
    const answer = await browser.request({
      method: 'DELETE',
      url: `/api/admin/user/${userId}?role=owner`,
      headers: { 'x-role': 'owner' },
    });
    expect(answer.code).toBe('sessions/role-forbidden');
  });
});

describe('a role in the configuration', () => {
  it('takes effect with the next request of an instance that has it, both ways', async () => {
    const { ADMINS = '' } = await testEnvironment();
    const first = await createTestServer({ env: { ADMINS } });
    try {
      const { userId } = await first.givenAccount();
      const lowered = await first.another({
        ADMINS: ADMINS.replace('sam:support=', 'sam:viewer='),
      });
      const raised = await first.another({ ADMINS: ADMINS.replace('sam:support=', 'sam=') });
      const browser = await first.signInAsAdmin(undefined, 'support');
      const at = (instance: TestServer) => {
        const same = instance.client();
        same.cookies.set('portal_admin', browser.cookies.get('portal_admin') ?? '');
        return same;
      };
      expect((await send(browser, 'adds days', userId)).status).toBe(200);
      expect((await send(at(lowered), 'adds days', userId)).code).toBe('sessions/role-forbidden');
      expect((await at(lowered).send(getAdminSession)).payload().role).toBe('viewer');
      expect((await send(browser, 'deletes a user', userId)).code).toBe('sessions/role-forbidden');
      expect((await send(at(raised), 'deletes a user', userId)).status).toBe(200);
    } finally {
      await first.stop();
    }
  });
});

/** Calls after which the browser is signed out, or nobody may prove anything for a while. */
const ENDS_SESSION = /\.logout$/;

function mayUse(role: AdminRole, { policy }: DeclaredRoute): boolean {
  return policy !== null && 'permission' in policy && roleMay(role, policy.permission);
}

/** Asks about a user that does not exist, with nothing: a permitted caller learns it, others are refused. */
function askNobody(browser: TestClient, { call }: DeclaredRoute) {
  if (!call) throw new Error('a route without a call');
  const url = call.path.replace(/:(\w+)/g, (_whole, name: string) =>
    name === 'id' || name === 'userId' ? '88888888' : 'something',
  );
  return browser.request({
    method: call.method,
    url,
    payload: call.method === 'GET' ? undefined : {},
  });
}

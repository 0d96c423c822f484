import {
  adminLogin,
  getAdminSession,
  getSession,
  getUser,
  loginWithPassword,
  logout,
} from '@portal/contracts';
import { createTestServer, type TestServer } from './support/test-server';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describe('sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  it('signs a subscriber in and answers the user, never the session', async () => {
    const user = await server.givenAccount({ name: 'Mina' });
    const browser = server.client();
    const { userId, password } = user;
    const answer = await browser.send(loginWithPassword, { body: { userId, password } });
    expect(answer.status).toBe(200);
    expect(answer.payload().user).toMatchObject({ userId, name: 'Mina', daysRemaining: 30 });
    const cookie = browser.cookies.get('portal_session') ?? '';
    expect(Buffer.from(cookie, 'base64url')).toHaveLength(32);
    expect(answer.text).not.toContain(cookie);
    expect((await browser.send(getSession)).payload().user?.userId).toBe(userId);
  });
});

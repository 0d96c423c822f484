import { getCatalogue, getLiveness, getReadiness, getSession, getUser } from '@portal/contracts';
import { Drain } from '../src/platform/lifecycle/drain';
import { openDatabaseLine } from './support/database-line';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

async function within<T>(seconds: number, answer: Promise<T>): Promise<T> {
  const started = process.hrtime.bigint();
  const result = await answer;
  expect(Number(process.hrtime.bigint() - started) / 1e9).toBeLessThan(seconds);
  return result;
}

describe('health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.stop());

  it('is alive and ready, makes no session and names no version', async () => {
    const client = server.client();
    const live = await client.send(getLiveness);
    expect(live.body).toEqual({ success: true, status: 'alive' });
    const ready = await client.send(getReadiness);
    const database = process.env['MONGODB_URI'] ? 'mongodb' : 'embedded';
    expect(ready.body).toEqual({ success: true, status: 'ready', database });
    expect(client.cookies.size).toBe(0);
  });

  it('is not ready without an index that guards unique values', async () => {
    await server.connection.collection('users').dropIndex('userId_1');
    const production = await server.another(await productionEnvironment());
    const answer = await production.client().send(getReadiness);
    expect([answer.status, answer.code]).toEqual([503, 'service/unavailable']);
    expect(JSON.stringify(production.log)).toContain('users: userId');
  });

  it('is not ready while it stops, but still alive', async () => {
    const stopping = await server.another();
    stopping.app.get(Drain).begin();
    expect((await stopping.client().send(getReadiness)).status).toBe(503);
    expect((await stopping.client().send(getLiveness)).status).toBe(200);
    expect((await stopping.client().send(getCatalogue)).status).toBe(200);
  });

  it('without its database it lives, is not ready, and answers in the envelope within 3 s', async () => {
    const alone = await createTestServer({ databaseUri: 'mongodb://127.0.0.1:9/none' });
    const client = alone.client();
    client.cookies.set('portal_session', 'x'.repeat(43));
    expect((await client.send(getLiveness)).status).toBe(200);
    expect((await client.send(getReadiness)).status).toBe(503);
    expect((await client.send(getCatalogue)).status).toBe(200);
    const started = process.hrtime.bigint();
    const answer = await client.send(getSession);
    expect(Number(process.hrtime.bigint() - started) / 1e9).toBeLessThan(3);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false, code: 'service/unavailable' });
    await alone.app.close();
  });

  it('with a database that went silent it lives, is not ready, and answers within 3 s', async () => {
    const line = await openDatabaseLine(server.databaseUri);
    const cut = await server.another({ MONGODB_URI: line.uri });
    const user = await cut.givenAccount();
    const browser = await cut.signInAs(user);
    line.goDead();
    const [ready, read, reported] = await Promise.all([
      within(3, cut.client().send(getReadiness)),
      within(3, browser.send(getUser, { params: { id: user.userId } })),
      within(3, send(cut.bot(), newTaskId(), report(user.userId))),
    ]);
    for (const answer of [ready, read, reported]) {
      expect([answer.status, answer.code]).toEqual([503, 'service/unavailable']);
    }
    expect((await cut.client().send(getLiveness)).status).toBe(200);
    line.stop();
  });
});

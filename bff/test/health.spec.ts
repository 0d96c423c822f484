import {
  getCatalogue,
  getLiveness,
  getReadiness,
  getSession,
  getUser,
  RUNNING_RESTORES,
} from '@portal/contracts';
import { DrainService } from '../src/platform/lifecycle/drain.service';
import { openDatabaseLine } from './support/database-line';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, productionEnvironment, type TestServer } from './support/test-server';

/** Long before the driver would give up; that it is 3 s is shown by `npm run verify -- database-away`. */
const SOON_MS = 15_000;

async function soon<T>(answer: Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await answer;
  expect(performance.now() - started).toBeLessThan(SOON_MS);
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

  it('is not ready over a database that is only half restored', async () => {
    await server.connection
      .collection(RUNNING_RESTORES)
      .insertOne({ archive: 'portal-20261122T200000Z' });
    const next = await server.another();
    expect((await next.client().send(getReadiness)).status).toBe(503);
    expect((await next.client().send(getLiveness)).status).toBe(200);
    await server.connection.collection(RUNNING_RESTORES).drop();
    expect((await next.client().send(getReadiness)).status).toBe(200);
  });

  it('is not ready while it stops, but still alive', async () => {
    const stopping = await server.another();
    stopping.app.get(DrainService).begin();
    expect((await stopping.client().send(getReadiness)).status).toBe(503);
    expect((await stopping.client().send(getLiveness)).status).toBe(200);
    expect((await stopping.client().send(getCatalogue)).status).toBe(200);
  });

  it('without its database it lives, is not ready, and answers in the envelope soon', async () => {
    const alone = await createTestServer({ databaseUri: 'mongodb://127.0.0.1:9/none' });
    const client = alone.client();
    client.cookies.set('portal_session', 'x'.repeat(43));
    expect((await client.send(getLiveness)).status).toBe(200);
    expect((await client.send(getReadiness)).status).toBe(503);
    expect((await client.send(getCatalogue)).status).toBe(200);
    const answer = await soon(client.send(getSession));
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false, code: 'service/unavailable' });
    await alone.app.close();
  });

  it('with a database that went silent it lives, is not ready, and answers soon', async () => {
    const line = await openDatabaseLine(server.databaseUri);
    const cut = await server.another({ MONGODB_URI: line.uri });
    const user = await cut.givenAccount();
    const browser = await cut.signInAs(user);
    line.goDead();
    const [ready, read, reported] = await Promise.all([
      soon(cut.client().send(getReadiness)),
      soon(browser.send(getUser, { params: { id: user.userId } })),
      soon(send(cut.bot(), newTaskId(), report(user.userId))),
    ]);
    for (const answer of [ready, read, reported]) {
      expect([answer.status, answer.code]).toEqual([503, 'service/unavailable']);
    }
    expect((await cut.client().send(getLiveness)).status).toBe(200);
    line.stop();
  });
});

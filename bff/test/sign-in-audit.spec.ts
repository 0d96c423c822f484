import { adminLogin, adminLogout, getAdminSession, listAudit, stepUp } from '@portal/contracts';
import { FAILURE_KINDS_PER_WINDOW, FAILURE_WINDOW_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { AuditRepository } from '../src/domain/audit/audit.repository';
import { LoginAttemptsService } from '../src/domain/sign-in/login-attempts.service';
import { codeAt, factorOfAna, signInWith, STEP_MS, wrongCodeAt } from './support/factor';
import {
  createTestServer,
  TEST_ADMINS,
  testEnvironment,
  type TestServer,
} from './support/test-server';

let server: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  const { ADMINS = '' } = await testEnvironment();
  server = await createTestServer({ env: { ADMINS } });
  elsewhere = await server.another({ ADMINS });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const names = ['sessions', 'admin_factors', 'audit', 'login_attempts', 'failed_sign_ins'];
  for (const name of names) await server.connection.collection(name).deleteMany({});
  // The begin of a window, so that none ends in the middle of a test.
  const now = server.clock.now().getTime();
  server.clock.travelTo(new Date((Math.floor(now / FAILURE_WINDOW_MS) + 1) * FAILURE_WINDOW_MS));
});

const recordsOf = async (action: string) =>
  server.connection.collection('audit').find({ action }).sort({ _id: 1 }).toArray();
const guess = (remoteAddress: string, at = server, password = 'wrong') =>
  at.client().send(adminLogin, {
    body: { password },
    remoteAddress,
    headers: { 'x-request-id': 'request-guess' },
  });
/** Lets any number of guesses be checked: what bounds the audit must not be the lock. */
function withoutLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = [server, elsewhere].map((one) =>
    jest
      .spyOn(one.app.get(LoginAttemptsService, { strict: false }), 'check')
      .mockImplementation(async (_attempt, check) => check()),
  );
  return work().finally(() => locks.forEach((lock) => lock.mockRestore()));
}

describe('signing in and out of administrators is in the audit', () => {
  it('with device and address, by whom, and both or neither', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const browser = server.client({ 'user-agent': firefox });
    const body = { password: TEST_ADMINS.owner.password };
    const headers = { 'x-request-id': 'request-in' };
    await browser.send(adminLogin, { body, remoteAddress: '192.0.2.7', headers });
    const from = { _id: expect.anything() as unknown, actor: 'ana', target: 'admin:ana' };
    expect(await recordsOf('admins/sign-in')).toEqual([
      {
        ...{ ...from, at: server.clock.now(), action: 'admins/sign-in', outcome: 'done' },
        details: { device: 'Firefox on Linux' },
        ...{ address: '192.0.2.7', requestId: 'request-in', keys: ['admin:ana'] },
      },
    ]);
    await browser.send(adminLogout, { remoteAddress: '192.0.2.7' });
    expect(await recordsOf('admins/sign-out')).toMatchObject([
      { actor: 'ana', target: 'admin:ana', outcome: 'done', details: {}, address: '192.0.2.7' },
    ]);
  });

  it('a sign-in that cannot be recorded leaves no session', async () => {
    const audit = server.app.get(AuditRepository, { strict: false });
    const broken = jest.spyOn(audit, 'append').mockImplementation(() => {
      throw new Error('no audit');
    });
    const browser = server.client();
    const answer = await browser.send(adminLogin, {
      body: { password: TEST_ADMINS.owner.password },
    });
    broken.mockRestore();
    expect([answer.status, answer.cookies]).toEqual([500, []]);
    expect(await server.connection.collection('sessions').countDocuments()).toBe(0);
  });
});

describe('failed sign-ins of administrators are in the audit', () => {
  it('wrong passwords: by somebody unknown, with address, request and reason', async () => {
    expect((await guess('192.0.2.7')).code).toBe('sessions/wrong-admin-password');
    const [record] = await recordsOf('admins/sign-in-failed');
    expect(record).toEqual({
      ...{ _id: expect.anything() as unknown, at: server.clock.now(), actor: null },
      ...{ action: 'admins/sign-in-failed', outcome: 'refused', target: 'admin' },
      ...{ address: '192.0.2.7', requestId: 'request-guess' },
      details: { reason: 'wrong password', failures: 1 },
      ...{ reason: 'wrong password', keys: ['admin'] },
    });
    expect(JSON.stringify(record)).not.toContain('"wrong"');
  });

  it('wrong codes and locked addresses have records of their own', async () => {
    const { secret } = await factorOfAna(server);
    const now = () => server.clock.now();
    const wrong = await signInWith(server, wrongCodeAt(secret, now()), '192.0.2.8');
    expect(wrong.code).toBe('sessions/wrong-code');
    for (let times = 0; times < 4; times += 1) await guess('192.0.2.8');
    expect((await guess('192.0.2.8')).code).toBe('sessions/locked');
    const details = (await recordsOf('admins/sign-in-failed')).map((record) => record['details']);
    expect(details).toEqual([
      { reason: 'wrong code', failures: 1 },
      { reason: 'wrong password', failures: 1 },
      { reason: 'wrong password', failures: 2 },
      { reason: 'wrong password', failures: 4 },
      { reason: 'locked', failures: 1 },
    ]);
  });

  it('a right password that a code is asked for is no failure, and neither is a bad request', async () => {
    const { secret } = await factorOfAna(server);
    expect((await signInWith(server)).code).toBe('sessions/code-required');
    expect((await signInWith(server, '')).code).toBe('request/invalid');
    expect((await signInWith(server, codeAt(secret, server.clock.now()))).status).toBe(200);
    expect(await recordsOf('admins/sign-in-failed')).toEqual([]);
  });

  it('failed confirmations: by whom', async () => {
    const browser: TestClient = await server.signInAsAdmin(undefined, 'finance');
    const body = { password: 'wrong' };
    expect((await browser.send(stepUp, { body })).code).toBe('sessions/wrong-admin-password');
    expect(await recordsOf('admins/step-up-failed')).toMatchObject([
      {
        ...{ actor: 'fay', target: 'admin:fay', outcome: 'refused' },
        details: { reason: 'wrong password', failures: 1 },
      },
    ]);
    expect((await browser.send(getAdminSession)).payload().authenticated).toBe(true);
  });

  it('a flood from one /64 on two instances leaves a record at 1, 2, 4, 8 ... and no more', async () => {
    await withoutLock(async () => {
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            guess(`2001:db8:1:2::${round}:${index}`, index % 2 ? elsewhere : server),
          ),
        );
      }
    });
    const records = await recordsOf('admins/sign-in-failed');
    const counts = records.map(({ details }) => (details as { failures: number }).failures);
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    server.clock.advance(FAILURE_WINDOW_MS);
    await guess('2001:db8:1:2::1');
    expect(await recordsOf('admins/sign-in-failed')).toHaveLength(8);
  });

  it('a flood from very many address blocks is counted together beyond fifty of them', async () => {
    await withoutLock(async () => {
      for (let block = 0; block < FAILURE_KINDS_PER_WINDOW + 70; block += 1) {
        await guess(`198.18.${block}.1`);
      }
      await guess('198.18.119.1');
      await guess('198.18.0.1');
    });
    const records = await recordsOf('admins/sign-in-failed');
    const together = records.flatMap(({ details }) =>
      'addresses' in (details as object) ? [details as object] : [],
    );
    expect(together).toEqual(
      [1, 2, 4, 8, 16, 32, 64].map((failures) => ({
        ...{ reason: 'wrong password', addresses: 'many', failures },
      })),
    );
    // One of each of fifty, and a second one of the first of them.
    expect(records).toHaveLength(FAILURE_KINDS_PER_WINDOW + 1 + together.length);
  });

  it('one that cannot be recorded is refused all the same, and it is in the log', async () => {
    const audit = server.app.get(AuditRepository, { strict: false });
    const broken = jest.spyOn(audit, 'append').mockImplementation(() => {
      throw new Error('no audit');
    });
    const answer = await guess('192.0.2.9');
    broken.mockRestore();
    expect([answer.status, answer.code]).toEqual([401, 'sessions/wrong-admin-password']);
    // Of two instances in one process the later one writes the log of both.
    expect(JSON.stringify(elsewhere.log)).toContain('is not in the audit');
  });

  it('are listed under their own word, by nobody, and nobody is among those who ever changed something', async () => {
    const browser = await server.signInAsAdmin();
    await guess('192.0.2.7');
    server.clock.advance(STEP_MS);
    const query = { action: 'admins/sign-in-failed' };
    const { audit, actors } = (await browser.send(listAudit, { query })).payload();
    expect(audit).toMatchObject([
      { actor: null, outcome: 'refused', target: 'admin', address: '192.0.2.7' },
    ]);
    expect(actors).toEqual(['ana']);
  });

  it('records from before there were outcomes are shown as done', async () => {
    const browser = await server.signInAsAdmin();
    const old = { actor: 'ana', action: 'accounts/freeze', target: 'user:1', details: {} };
    await server.connection
      .collection('audit')
      .insertOne({ ...old, at: server.clock.now(), address: 'x', requestId: 'x' });
    const query = { action: 'accounts/freeze' };
    expect((await browser.send(listAudit, { query })).payload().audit).toMatchObject([
      { outcome: 'done' },
    ]);
  });
});

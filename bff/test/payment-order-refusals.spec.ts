import { createOrder } from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { NO_TEXTS, NO_USER_IDS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const tryToBuy = (facts: object, client = browser) =>
  client.send(createOrder, { body: { userId: user.userId, planId: 'combo_1d', ...facts } });

const ordersOf = (userId: number) =>
  server.connection.collection('payment_orders').countDocuments({ userId });

describe('an order is refused', () => {
  it('for somebody else than the caller', async () => {
    const stranger = await server.givenAccount();
    const answer = await tryToBuy({ userId: stranger.userId });
    expect([answer.status, answer.code]).toEqual([403, 'sessions/forbidden']);
    expect(await ordersOf(stranger.userId)).toBe(0);
  });

  it('without a session, and for administrators and bots', async () => {
    expect((await tryToBuy({}, server.client())).code).toBe('sessions/required');
    expect((await tryToBuy({}, server.bot())).code).toBe('sessions/forbidden');
    expect((await tryToBuy({}, await server.signInAsAdmin())).code).toBe('sessions/forbidden');
  });

  it('for a plan that is not on sale', async () => {
    for (const planId of ['combo_2d', 'COMBO_1D', '__proto__', 'combo_1d ']) {
      const answer = await tryToBuy({ planId });
      expect([answer.status, answer.code]).toEqual([404, 'payments/unknown-plan']);
    }
  });

  it('for a frozen or deleted account', async () => {
    const accounts = server.app.get(AccountsService, { strict: false });
    await server.connection
      .collection('users')
      .updateOne({ userId: user.userId }, { $set: { isFrozen: true } });
    expect((await tryToBuy({})).code).toBe('accounts/frozen');
    await accounts.setFrozen(user.userId, true);
    expect((await tryToBuy({})).code).toBe('sessions/required');
    const gone = await server.givenAccount();
    const itsBrowser = await server.signInAs(gone);
    await server.connection.collection('users').deleteOne({ userId: gone.userId });
    const answer = await tryToBuy({ userId: gone.userId }, itsBrowser);
    expect(answer.code).toBe('accounts/not-found');
  });

  it('with anything else in place of its fields', async () => {
    const fields: Record<string, readonly unknown[]> = {
      userId: NO_USER_IDS,
      planId: NO_TEXTS,
      offerCode: NO_TEXTS.filter((value) => value !== null && value !== undefined),
      method: [...NO_TEXTS.filter((value) => value !== null && value !== undefined), 'BKASH'],
    };
    for (const [name, values] of Object.entries(fields)) {
      for (const value of values) {
        const answer = await tryToBuy({ [name]: value });
        expect([name, value, answer.status]).toEqual([name, value, 400]);
      }
    }
    expect(await ordersOf(user.userId)).toBe(0);
  });

  it('for a method that has no number, as long as another one has', async () => {
    const another = await server.another({ NAGAD_NUMBER: '' });
    const client = await another.signInAs(user);
    const answer = await tryToBuy({ method: 'nagad' }, client);
    expect([answer.status, answer.code]).toEqual([422, 'payments/method-missing']);
    expect((await tryToBuy({ method: 'bkash' }, client)).status).toBe(200);
    const without = await server.another({ NAGAD_NUMBER: '', BKASH_NUMBER: '' });
    expect((await tryToBuy({ method: 'nagad' }, await without.signInAs(user))).status).toBe(200);
  });
});

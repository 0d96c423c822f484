import { hash } from '@node-rs/argon2';
import {
  adminLogin,
  getBotEvents,
  listTags,
  loginWithTelegram,
  loginWithTelegramApp,
  reportPayment,
} from '@portal/contracts';
import type { TestClient } from '@portal/testing';
import { FactorResealingService } from '../src/domain/admin-factors/factor-resealing.service';
import { RelayHeartbeatsService } from '../src/platform/relays/relay-heartbeats.service';
import { codeAt, givenFactor, STEP_MS } from './support/factor';
import { relayClient } from './support/relay';
import { newTelegramId, telegramAppData, telegramPayload } from './support/telegram';
import { createTestServer, sha256, TEST_SECRETS, type TestServer } from './support/test-server';

/** Another value of each secret than the tests' own. */
const NEW = {
  adminPassword: 'a brand new password',
  factorKey: 'the-next-admin-factor-key-with-32-characters',
  botKey: 'the-next-bot-key',
  relayKey: 'the-next-relay-key',
  relaySecret: 'the-next-relay-secret-with-32-characters',
  botToken: `123456789:${'N'.repeat(35)}`,
};
const OLD_TOKEN = `123456789:${'O'.repeat(35)}`;

/** Instances of a rollout: before it, with both values, with the new one first, and after it. */
let before: TestServer;
let both: TestServer;
let turned: TestServer;
let after: TestServer;

beforeAll(async () => {
  const cheap = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
  const [oldHash, newHash] = await Promise.all(
    [TEST_SECRETS.adminPassword, NEW.adminPassword].map((one) => hash(one, cheap)),
  );
  const env = (which: readonly ('old' | 'new')[]) => {
    const join = (values: { old: string; new: string }) =>
      which.map((one) => values[one]).join(';');
    return {
      ADMINS: join({ old: `ana=${oldHash}`, new: `ana=${newHash}` }),
      ADMIN_FACTOR_KEY: join({ old: TEST_SECRETS.adminFactorKey, new: NEW.factorKey }),
      BOT_KEYS: join({
        old: `bot-one=${sha256(TEST_SECRETS.botKey)}`,
        new: `bot-one=${sha256(NEW.botKey)}`,
      }),
      RELAY_KEYS: join({
        old: `relay-one=${sha256(TEST_SECRETS.relayKey)}`,
        new: `relay-one=${sha256(NEW.relayKey)}`,
      }),
      RELAY_SECRETS: join({ old: TEST_SECRETS.relaySecret, new: NEW.relaySecret }),
      TELEGRAM_BOT_TOKEN: join({ old: OLD_TOKEN, new: NEW.botToken }),
      TELEGRAM_BOT_NAME: 'portal_bot',
    };
  };
  before = await createTestServer({ env: env(['old']) });
  both = await before.another(env(['old', 'new']));
  turned = await before.another(env(['new', 'old']));
  after = await before.another(env(['new']));
});
afterAll(() => before.stop());

/** Statuses on the instances, in the order of the rollout. */
const statuses = (ask: (server: TestServer) => Promise<{ status: number }>) =>
  Promise.all([before, both, turned, after].map(async (server) => (await ask(server)).status));

describe('while a secret is replaced, the old and the new value work (OPS-30)', () => {
  it('bearer keys of bots and relays; two keys are one machine', async () => {
    const askWith = (key: string) => (server: TestServer) =>
      server.client({ authorization: `Bearer ${key}` }).send(getBotEvents, {});
    expect(await statuses(askWith(TEST_SECRETS.botKey))).toEqual([200, 200, 200, 401]);
    expect(await statuses(askWith(NEW.botKey))).toEqual([401, 200, 200, 200]);
    const relays = await both.app.get(RelayHeartbeatsService, { strict: false }).list();
    expect(relays.map(({ name }) => name)).toEqual(['relay-one']);
  });

  it("the relay's signing secret", async () => {
    let count = 0;
    const reportWith = (key: string, secret: string) => (server: TestServer) =>
      relayClient(server, { key, secret }).send(reportPayment, {
        body: {
          ...{ method: 'bkash', trxId: `TRXROTATE${(count += 1)}`, amount: 10 },
          receivedAt: server.clock.now().toISOString(),
        },
      });
    const old = reportWith(TEST_SECRETS.relayKey, TEST_SECRETS.relaySecret);
    expect(await statuses(old)).toEqual([200, 200, 200, 401]);
    const mixed = reportWith(TEST_SECRETS.relayKey, NEW.relaySecret);
    expect(await statuses(mixed)).toEqual([401, 200, 200, 401]);
    expect(await statuses(reportWith(NEW.relayKey, NEW.relaySecret))).toEqual([401, 200, 200, 200]);
  });

  it("the bot's token, which signs Telegram sign-ins", async () => {
    const signInWith = (token: string) => (server: TestServer) =>
      server.client().send(loginWithTelegram, {
        body: telegramPayload(server.clock, { id: newTelegramId() }, token),
      });
    expect(await statuses(signInWith(OLD_TOKEN))).toEqual([200, 200, 200, 401]);
    expect(await statuses(signInWith(NEW.botToken))).toEqual([401, 200, 200, 200]);
    const openWith = (token: string) => (server: TestServer) =>
      server.client().send(loginWithTelegramApp, {
        body: { initData: telegramAppData(server.clock, { id: newTelegramId() }, token) },
      });
    expect(await statuses(openWith(OLD_TOKEN))).toEqual([200, 200, 200, 401]);
    expect(await statuses(openWith(NEW.botToken))).toEqual([401, 200, 200, 200]);
  });

  it("an administrator's password; a session ends with the password it began with", async () => {
    const signIn = async (server: TestServer, password: string) => {
      const browser = server.client();
      return { browser, answer: await browser.send(adminLogin, { body: { password } }) };
    };
    const old = await signIn(both, TEST_SECRETS.adminPassword);
    const fresh = await signIn(both, NEW.adminPassword);
    expect([old.answer.status, fresh.answer.status]).toEqual([200, 200]);
    const stays = (browser: TestClient) =>
      statuses((server) => {
        const same = server.client();
        for (const [name, value] of browser.cookies) same.cookies.set(name, value);
        return same.send(listTags);
      });
    expect(await stays(old.browser)).toEqual([200, 200, 200, 401]);
    expect(await stays(fresh.browser)).toEqual([401, 200, 200, 200]);
  });

  it("the key of authenticator apps' secrets, which are sealed anew under the new one", async () => {
    const { secret } = await givenFactor(await before.signInAsAdmin(), before.clock.now());
    const codeWorks = async (server: TestServer, password = NEW.adminPassword) => {
      server.clock.advance(STEP_MS);
      const body = { password, code: codeAt(secret, server.clock.now()) };
      return (await server.client().send(adminLogin, { body })).status;
    };
    expect(await codeWorks(before, TEST_SECRETS.adminPassword)).toBe(200);
    expect([await codeWorks(both), await codeWorks(turned)]).toEqual([200, 200]);
    expect(await codeWorks(after)).not.toBe(200);
    const reseal = (server: TestServer) =>
      server.app.get(FactorResealingService, { strict: false }).run();
    expect(await reseal(both)).toEqual({ resealed: 0, unchanged: 1, unreadable: [] });
    expect(await reseal(after)).toEqual({ resealed: 0, unchanged: 0, unreadable: ['ana'] });
    expect(await reseal(turned)).toEqual({ resealed: 1, unchanged: 0, unreadable: [] });
    expect(await reseal(turned)).toEqual({ resealed: 0, unchanged: 1, unreadable: [] });
    const all = [await codeWorks(both), await codeWorks(turned), await codeWorks(after)];
    expect(all).toEqual([200, 200, 200]);
  });
});

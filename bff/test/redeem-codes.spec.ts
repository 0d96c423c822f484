import { botRedeemCode, getOverallStats, getUser, redeemCode } from '@portal/contracts';
import {
  DAY_MS,
  drawRedeemCode,
  formatRedeemCode,
  HOUR_MS,
  PLAN_AMOUNT_LIMIT,
} from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { LedgerRepository } from '../src/domain/plans/ledger.repository';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { NO_TEXTS, NO_USER_IDS } from './support/bad-input';
import type { GivenAccount } from './support/given-account';
import { createTestServer, type TestServer } from './support/test-server';

const WRONG = 'AAAA-AAAA-AAAA-AAAA';

let server: TestServer;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  user = await server.givenAccount({ plan: { days: 30, balance: 5 } });
  browser = await server.signInAs(user);
});

/** Adds an unused code and gives it as it is shown. */
async function givenCode(gift: { days?: number; videos?: number } = {}): Promise<string> {
  const code = drawRedeemCode(randomBytes(16));
  const { days = 7, videos = 20 } = gift;
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days, videos }]);
  return formatRedeemCode(code);
}

const redeem = (code: string, client = browser) => client.send(redeemCode, { body: { code } });
const botRedeem = (userId: number, code: string, client = server.bot()) =>
  client.send(botRedeemCode, { body: { userId, code } });
const stored = (shown: string) =>
  server.connection.collection('redeem_codes').findOne({ redeem_code: shown.replace(/-/g, '') });
const ledgerOf = (userId: number) =>
  server.app.get(LedgerRepository, { strict: false }).listOfUser(userId);
const planOf = async (userId: number) => {
  const found = await server.connection.collection('users').findOne({ userId });
  return found?.['plan'] as { days: number; balance: number; start: Date };
};

async function fail(times: number, client = browser): Promise<void> {
  for (let number = 0; number < times; number += 1) {
    const answer = await redeem(WRONG, client);
    expect([answer.status, answer.code]).toEqual([404, 'redeem-codes/not-found']);
  }
}

describe('redeeming a code', () => {
  it('gives its days and videos once, and answers with what it gave and the user after it', async () => {
    const code = await givenCode({ days: 7, videos: 20 });
    const { granted, updated } = (await redeem(code)).payload();
    expect(granted).toEqual({ days: 7, videos: 20 });
    const params = { id: user.userId };
    expect(updated).toEqual((await browser.send(getUser, { params })).payload().user);
    expect(updated).toMatchObject({ userId: user.userId, expiry: 37, balance: 25 });
    expect(await planOf(user.userId)).toMatchObject({ days: 37, balance: 25 });
  });

  it('marks it as used by the user and enters the ledger under the code, which it does not name', async () => {
    const code = await givenCode();
    (await redeem(code)).payload();
    const kept = await stored(code);
    expect(kept).toMatchObject({ is_used: true, used_by_users: [user.userId] });
    const entries = await ledgerOf(user.userId);
    expect(entries).toMatchObject([
      {
        days: 7,
        videos: 20,
        reason: 'redeem_code',
        actor: `user:${user.userId}`,
        sourceId: String(kept?._id),
        balanceAfter: 25,
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(code.replace(/-/g, ''));
  });

  it('starts an expired plan anew', async () => {
    const expired = await server.givenAccount({
      plan: { start: new Date(server.clock.now().getTime() - 40 * DAY_MS), days: 30, balance: 1 },
    });
    const code = await givenCode();
    const { updated } = (await redeem(code, await server.signInAs(expired))).payload();
    expect(updated).toMatchObject({ isExpired: false, daysRemaining: 7, balance: 21 });
  });

  it.each([
    ['lower case', (code: string) => code.toLowerCase()],
    ['no hyphens', (code: string) => code.replace(/-/g, '')],
    ['blanks around and between', (code: string) => ` ${code.replace(/-/g, ' ')} `],
  ])('takes it in %s', async (_how, typed) => {
    const code = await givenCode();
    expect((await redeem(typed(code))).status).toBe(200);
  });

  it('counts in the numbers of the administrators', async () => {
    const admin = await server.signInAsAdmin();
    const numbers = async () => (await admin.send(getOverallStats)).payload().stats;
    const before = await numbers();
    const code = await givenCode();
    await redeem(code);
    expect(await numbers()).toMatchObject({
      totalRedeemCodes: before.totalRedeemCodes + 1,
      usedRedeemCodes: before.usedRedeemCodes + 1,
    });
  });
});

describe('a code that gives nothing', () => {
  it('because it was used, by the same user or another, or never was, is refused alike', async () => {
    const mine = await givenCode();
    const theirs = await givenCode();
    await redeem(mine);
    await redeem(theirs, await server.signInAs(await server.givenAccount()));
    const answers = [];
    for (const code of [mine, theirs, WRONG, 'not even a code']) {
      const { status, body } = await redeem(code);
      expect(body).toMatchObject({
        success: false,
        message: 'This code is not valid or was already used.',
      });
      answers.push(JSON.stringify({ status, body: { ...body, requestId: '' } }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":404');
    expect(await ledgerOf(user.userId)).toHaveLength(1);
  });

  it('because the plan cannot hold it stays unused', async () => {
    const code = await givenCode({ days: 0, videos: PLAN_AMOUNT_LIMIT });
    const answer = await redeem(code);
    expect([answer.status, answer.code]).toEqual([422, 'plans/amount-too-large']);
    expect(await stored(code)).toMatchObject({ is_used: false, used_by_users: [] });
    expect(await ledgerOf(user.userId)).toEqual([]);
  });

  it('because the account is frozen stays unused', async () => {
    const code = await givenCode();
    await server.app.get(AccountsService, { strict: false }).setFrozen(user.userId, true);
    // A freeze ends the sessions, so in the portal nobody gets as far as the code.
    expect((await redeem(code)).code).toBe('sessions/required');
    const byBot = await botRedeem(user.userId, code);
    expect([byBot.status, byBot.code]).toEqual([403, 'accounts/frozen']);
    expect(await stored(code)).toMatchObject({ is_used: false });
  });
});

describe('a code redeemed by many at once over two instances', () => {
  it('gives once: 100 tries of 20 users, one grant', async () => {
    const code = await givenCode();
    const elsewhere = await server.another();
    const users = await Promise.all(Array.from({ length: 20 }, () => server.givenAccount()));
    const bots = [server.bot(), elsewhere.bot()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        botRedeem(users[number % 20]?.userId ?? 0, code, bots[number % 2]),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(99);
    const entries = await Promise.all(users.map(({ userId }) => ledgerOf(userId)));
    expect(entries.flat()).toHaveLength(1);
    expect((await stored(code))?.['used_by_users']).toEqual([entries.flat()[0]?.userId]);
  });

  it('gives once: 100 tries of one user, one grant, and no more than ten count as failed', async () => {
    const code = await givenCode();
    const elsewhere = await server.another();
    const bots = [server.bot(), elsewhere.bot()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => botRedeem(user.userId, code, bots[number % 2])),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(404), count(429)]).toEqual([1, 10, 89]);
    expect(await planOf(user.userId)).toMatchObject({ days: 37, balance: 25 });
    expect(await ledgerOf(user.userId)).toHaveLength(1);
  });

  it('different codes of one user all give', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => givenCode()));
    const elsewhere = await server.another();
    const bots = [server.bot(), elsewhere.bot()];
    for (const answer of await Promise.all(
      codes.map((code, number) => botRedeem(user.userId, code, bots[number % 2])),
    )) {
      expect(answer.status).toBe(200);
    }
    expect(await planOf(user.userId)).toMatchObject({ days: 100, balance: 205 });
  });
});

describe('failed tries', () => {
  it('are ten an hour; then even a good code is refused with the wait', async () => {
    const code = await givenCode();
    await fail(10);
    server.clock.advance(600_000);
    const answer = await redeem(code);
    expect([answer.status, answer.code]).toEqual([429, 'redeem-codes/too-many-tries']);
    expect(answer.headers['retry-after']).toBe('3000');
    expect(await stored(code)).toMatchObject({ is_used: false });
  });

  it.each([
    [-1, 429],
    [0, 200],
    [1, 200],
  ])('an hour and %i ms after the tenth: %i', async (ms, status) => {
    const code = await givenCode();
    await fail(10);
    server.clock.advance(HOUR_MS + ms);
    expect((await redeem(code)).status).toBe(status);
  });

  it('that succeed do not count, and do not forgive the failed ones', async () => {
    await fail(9);
    for (const _time of [1, 2]) expect((await redeem(await givenCode())).status).toBe(200);
    await fail(1);
    expect((await redeem(await givenCode())).status).toBe(429);
  });

  it('that are refused because of the limit do not make the wait longer', async () => {
    await fail(10);
    server.clock.advance(HOUR_MS - 1);
    expect((await redeem(WRONG)).status).toBe(429);
    server.clock.advance(1);
    await fail(10);
  });

  it('count together on every instance, in the portal and at the bot', async () => {
    const elsewhere = await server.another();
    const body = { userId: user.userId, code: WRONG };
    await fail(4);
    for (const bot of [server.bot(), elsewhere.bot()]) {
      for (const _time of [1, 2, 3]) {
        expect((await bot.send(botRedeemCode, { body })).status).toBe(404);
      }
    }
    expect((await redeem(WRONG)).status).toBe(429);
    expect((await elsewhere.bot().send(botRedeemCode, { body })).status).toBe(429);
  });

  it('at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => redeem(WRONG)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
  });

  it('of one user do not touch another', async () => {
    await fail(10);
    const other = await server.signInAs(await server.givenAccount());
    expect((await redeem(await givenCode(), other)).status).toBe(200);
  });
});

describe('the bot redeems for a user', () => {
  it('and gets what was given and the user without what it need not know', async () => {
    const code = await givenCode();
    const { granted, updated } = (await botRedeem(user.userId, code)).payload();
    expect(granted).toEqual({ days: 7, videos: 20 });
    expect(updated).toMatchObject({ userId: user.userId, balance: 25 });
    expect(Object.keys(updated)).not.toContain('email');
    expect(await ledgerOf(user.userId)).toMatchObject([{ actor: 'bot:bot-one' }]);
  });

  it('and sent again gives nothing twice', async () => {
    const code = await givenCode();
    await botRedeem(user.userId, code);
    expect((await botRedeem(user.userId, code)).code).toBe('redeem-codes/not-found');
    expect(await ledgerOf(user.userId)).toHaveLength(1);
  });

  it('and is reported when there is no such user', async () => {
    const code = await givenCode();
    expect((await botRedeem(88_888_888, code)).code).toBe('accounts/not-found');
    expect(await stored(code)).toMatchObject({ is_used: false });
  });

  it('with the key of a bot only', async () => {
    const code = await givenCode();
    const admin = await server.signInAsAdmin();
    const codes = [];
    for (const client of [server.client(), browser, admin]) {
      codes.push((await botRedeem(user.userId, code, client)).code);
    }
    expect(codes).toEqual(['sessions/required', 'sessions/forbidden', 'sessions/forbidden']);
  });

  it.each(NO_USER_IDS)('%j as user id is refused with 400', async (userId) => {
    const body = { userId, code: WRONG };
    const answer = await server.bot().send(botRedeemCode, { body });
    expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
  });
});

describe('what is no code', () => {
  it.each([...NO_TEXTS, '', 'x'.repeat(65)])(
    '%j is refused with 400 and counts as no try',
    async (code) => {
      for (let time = 0; time < 2; time += 1) {
        const answer = await browser.send(redeemCode, { body: { code } });
        expect([answer.status, answer.code]).toEqual([400, 'request/invalid']);
        const body = { userId: user.userId, code };
        expect((await server.bot().send(botRedeemCode, { body })).status).toBe(400);
      }
      expect(
        await server.connection
          .collection<{ _id: number }>('redeem_tries')
          .findOne({ _id: user.userId }),
      ).toBeNull();
    },
  );

  it('other keys of the body change nothing: the code is for who is signed in', async () => {
    const other = await server.givenAccount();
    const body = { code: await givenCode(), userId: other.userId, days: 999, videos: 999 };
    const { granted, updated } = (await browser.send(redeemCode, { body })).payload();
    expect([granted, updated.userId]).toEqual([{ days: 7, videos: 20 }, user.userId]);
    expect(await ledgerOf(other.userId)).toEqual([]);
  });

  it('needs a signed-in subscriber', async () => {
    const code = await givenCode();
    expect((await redeem(code, server.client())).code).toBe('sessions/required');
    expect((await redeem(code, await server.signInAsAdmin())).code).toBe('sessions/forbidden');
    expect((await redeem(code, server.bot())).code).toBe('sessions/forbidden');
    expect(await stored(code)).toMatchObject({ is_used: false });
  });
});

it('no code stands in the log, whatever became of it', async () => {
  const good = await givenCode();
  const tooMuch = await givenCode({ days: 0, videos: PLAN_AMOUNT_LIMIT });
  const unknown = formatRedeemCode(drawRedeemCode(randomBytes(16)));
  const codes = [good, tooMuch, unknown];
  for (const code of [good, good, tooMuch, unknown]) {
    await redeem(code);
    await botRedeem(user.userId, code);
    await redeem(code, server.client());
    await browser.send(redeemCode, { body: { code: [code] } });
    await browser.request({ method: 'GET', url: `/api/user/redeem?code=${code}` });
  }
  await fail(3);
  await redeem(unknown);
  const log = JSON.stringify(server.log);
  for (const code of codes) {
    expect(log).not.toContain(code);
    expect(log).not.toContain(code.replace(/-/g, ''));
  }
});

it('codes are added all or none', async () => {
  const [first, second] = [drawRedeemCode(randomBytes(16)), drawRedeemCode(randomBytes(16))];
  const codes = server.app.get(RedeemCodesService, { strict: false });
  const gift = { days: 1, videos: 1 };
  await codes.addCodes([{ code: first, ...gift }]);
  const again = codes.addCodes([
    { code: second, ...gift },
    { code: first, ...gift },
  ]);
  await expect(again).rejects.toMatchObject({ code: 11_000 });
  expect(await stored(second)).toBeNull();
});

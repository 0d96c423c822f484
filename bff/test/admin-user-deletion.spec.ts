import {
  addUser,
  changeUserPassword,
  deleteUser,
  getUser,
  loginWithPassword,
  loginWithTelegram,
  redeemCode,
  reportTask,
  updatePlan,
} from '@portal/contracts';
import { drawRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { randomBytes } from 'node:crypto';
import { ReconciliationService } from '../src/domain/reconciliation/reconciliation.service';
import { RedeemCodesService } from '../src/domain/redeem-codes/redeem-codes.service';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { buy, moneyFor, orderOf, receiptOf, report as reportMoney } from './support/payments';
import { filesOf, sendPhoto } from './support/photos';
import { picture } from './support/pictures';
import { replayedPlan } from './support/replayed-plan';
import { newTaskId, report, send } from './support/reports';
import { newTelegramId, TELEGRAM_ENV, telegramPayload } from './support/telegram';
import { createTestServer, type TestServer } from './support/test-server';

const PASSWORD = 'a fine password';

let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
let admin: TestClient;
let userId: number;
let browser: TestClient;

beforeAll(async () => {
  server = await createTestServer({ env: TELEGRAM_ENV });
  elsewhere = await server.another(TELEGRAM_ENV);
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

beforeEach(async () => {
  userId = newTelegramId();
  (await admin.send(addUser, { body: { userId, days: 30, balance: 9 } })).payload();
  const params = { id: userId };
  const body = { newPassword: PASSWORD };
  (await admin.send(changeUserPassword, { params, body })).payload();
  browser = await server.signInAs({ userId, password: PASSWORD });
});

const remove = (id = userId) => admin.send(deleteUser, { params: { id } });
const countOf = (collection: string, filter: object) =>
  server.connection.collection(collection).countDocuments(filter);
const violations = async () =>
  (await server.app.get(ReconciliationService, { strict: false }).findMoneyViolations()).violations;
const signInByTelegram = () =>
  server.client().send(loginWithTelegram, {
    body: telegramPayload(server.clock, { id: userId, first_name: 'Mina' }),
  });

async function givenCode(): Promise<string> {
  const code = drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH));
  const codes = server.app.get(RedeemCodesService, { strict: false });
  await codes.addCodes([{ code, days: 7, videos: 20 }]);
  return code;
}

describe('Delete User', () => {
  it('User deleted successfully!, and is then not found', async () => {
    expect((await remove()).payload().message).toBe('User deleted successfully!');
    expect(await storedUser(server, userId)).toBeNull();
    expect((await admin.send(getUser, { params: { id: userId } })).body).toMatchObject({
      message: 'User not found.',
    });
    expect((await remove()).code).toBe('accounts/not-found');
    expect((await auditOf(server, userId)).at(-1)).toMatchObject({
      action: 'accounts/delete',
      details: { days: 30, videos: 9, isFrozen: false },
    });
  });

  it('who is deleted is out at once on every instance and signs in no more (SEC-25)', async () => {
    const there = await elsewhere.signInAs({ userId, password: PASSWORD });
    await remove();
    for (const one of [browser, there]) {
      expect((await one.send(getUser, { params: { id: userId } })).status).toBe(401);
    }
    const body = { userId, password: PASSWORD };
    const answer = await server.client().send(loginWithPassword, { body });
    expect(answer.code).toBe('sessions/wrong-credentials');
  });

  it('takes photo, failed redemptions and open tasks; keeps what happened', async () => {
    await sendPhoto(browser, userId, { bytes: await picture('png') });
    await browser.send(redeemCode, { body: { code: 'AAAA-AAAA-AAAA-AAAA' } });
    await send(server.bot(), newTaskId(), report(userId));
    const open = newTaskId();
    await send(server.bot(), open, report(userId, { status: 'pending' }));
    expect(await countOf('redeem_tries', { _id: userId })).toBe(1);
    await remove();
    expect(await filesOf(server, userId)).toEqual([]);
    expect(await countOf('redeem_tries', { _id: userId })).toBe(0);
    expect(await countOf('tasks', { user_id: userId })).toBe(1);
    expect(await countOf('sessions', { userId })).toBe(0);
    expect(await countOf('known_devices', { subject: `subscriber:${userId}` })).toBe(0);
    expect(await countOf('downloads', { userId })).toBe(1);
    expect(await countOf('login_history', { userId })).toBe(1);
    // The bot that still works on it is informed, and nothing comes back.
    const params = { taskId: open };
    const answer = await server.bot().send(reportTask, { params, body: report(userId) });
    expect(answer.code).toBe('accounts/not-found');
  });

  it('the ledger ends with it, and the account that Telegram opens next has no plan', async () => {
    await send(server.bot(), newTaskId(), report(userId));
    await remove();
    expect(await ledgerOf(server, userId)).toMatchObject([
      { reason: 'admin', days: 30, videos: 9 },
      { reason: 'deleted', days: -30, videos: -8, balanceAfter: 0, actor: 'admin:ana' },
    ]);
    const { user, action } = (await signInByTelegram()).payload();
    expect(action).toBe('setPassword');
    expect(user).toMatchObject({ name: 'Mina', balance: 0, expiry: 0, isExpired: true });
    expect(await violations()).toEqual([]);
  });

  it('what the next account of the id gets and downloads adds up too', async () => {
    await send(server.bot(), newTaskId(), report(userId));
    await remove();
    await signInByTelegram();
    const params = { id: userId };
    const body = { daysToAdd: 3, balanceToAdd: 2 };
    (await admin.send(updatePlan, { params, body })).payload();
    await send(server.bot(), newTaskId(), report(userId));
    const plan = (await storedUser(server, userId))?.['plan'];
    expect(plan).toMatchObject({ days: 3, balance: 1, price: null });
    expect(plan).toEqual(await replayedPlan(server, userId));
    expect(await violations()).toEqual([]);
  });

  it('open orders stay, and money for them is parked as account_deleted', async () => {
    const order = await buy(browser, { userId });
    await remove();
    const money = moneyFor(server, order);
    expect(await reportMoney(server, money)).toMatchObject({ outcome: 'unmatched' });
    expect(await receiptOf(server, money.trxId)).toMatchObject({
      ...{ state: 'unmatched', reason: 'account_deleted' },
    });
    expect(await orderOf(server, order.referenceCode)).toMatchObject({ status: 'pending' });
    expect((await ledgerOf(server, userId)).map(({ reason }) => reason)).toEqual([
      'admin',
      'deleted',
    ]);
    expect(await violations()).toEqual([]);
  });
});

const ROUNDS = [1, 2, 3, 4, 5, 6];
/** Lets either of two reacts at once come first. */
const inEitherOrder = (round: number, ...actions: (() => Promise<unknown>)[]) =>
  Promise.all((round % 2 ? actions : actions.toReversed()).map((action) => action()));

describe('deleting over two instances', () => {
  it.each(ROUNDS)('while the user redeems leaves no contradiction (round %i)', async (round) => {
    const code = await givenCode();
    const there = elsewhere.client();
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    await inEitherOrder(round, remove, () => there.send(redeemCode, { body: { code } }));
    expect(await storedUser(server, userId)).toBeNull();
    const isUsed = (await countOf('redeem_codes', { redeem_code: code, is_used: true })) === 1;
    const reasons = (await ledgerOf(server, userId)).map(({ reason }) => String(reason));
    expect(reasons).toEqual(['admin', ...(isUsed ? ['redeem_code'] : []), 'deleted']);
    expect(await countOf('redeem_tries', { _id: userId })).toBe(0);
    expect(await violations()).toEqual([]);
  });

  it.each(ROUNDS)('while the user pays leaves no contradiction (round %i)', async (round) => {
    const order = await buy(browser, { userId });
    const money = moneyFor(server, order);
    await inEitherOrder(round, remove, () => reportMoney(elsewhere, money));
    expect(await storedUser(server, userId)).toBeNull();
    const isPaid = (await orderOf(server, order.referenceCode)).status === 'completed';
    const reasons = (await ledgerOf(server, userId)).map(({ reason }) => String(reason));
    expect(reasons).toEqual(['admin', ...(isPaid ? ['payment'] : []), 'deleted']);
    expect((await receiptOf(server, money.trxId)).state).toBe(isPaid ? 'matched' : 'unmatched');
    expect(await violations()).toEqual([]);
  });

  it('while another administrator edits it: both clear, nothing of it stays', async () => {
    const there = await elsewhere.signInAsAdmin();
    const params = { id: userId };
    const edit = () => there.send(updatePlan, { params, body: { daysToAdd: 1 } });
    const answers = await Promise.all([edit(), remove(), edit(), edit()]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await storedUser(server, userId)).toBeNull();
    const added = answers.filter(({ status }) => status === 200).length - 1;
    const reasons = (await ledgerOf(server, userId)).map(({ reason }) => String(reason));
    expect(reasons).toEqual(['admin', ...Array<string>(added).fill('admin'), 'deleted']);
    expect(await violations()).toEqual([]);
  });
});

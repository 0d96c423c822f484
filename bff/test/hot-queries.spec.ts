import {
  getBotEvents,
  getBotUser,
  getBroadcastMessage,
  getFullHistory,
  getDownloadsOverTime,
  getInsights,
  getLeaderboard,
  getOfferDetails,
  getOverallStats,
  getServiceHistory,
  getUser,
  getUserDetails,
  getUserDownloadHistory,
  getUserOffer,
  getUserOtt,
  getUserOttStats,
  getUserPayments,
  getUserRecords,
  getUserStats,
  getPayment,
  getUserTasks,
  findRecords,
  listAudit,
  listPaymentInbox,
  listPayments,
  listBroadcastRecipients,
  listExpiredUsers,
  listLoginHistory,
  listTasks,
  listUsers,
  loginWithPassword,
  redeemCode,
  searchUser,
  submitTrx,
  updateSettings,
} from '@portal/contracts';
import { DEFAULT_SETTINGS, ORDER_LIFETIME_MS, searchKeys } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { AccountDirectoryService } from '../src/domain/accounts/account-directory.service';
import { BOT_EVENTS_SWEEP_JOB } from '../src/domain/bot-events/bot-events-sweep.job';
import { BroadcastsService } from '../src/domain/broadcasts/broadcasts.service';
import { OffersService } from '../src/domain/offers/offers.service';
import { PaymentActionsService } from '../src/domain/payment-actions/payment-actions.service';
import { PaymentSweepJob } from '../src/domain/payments/inbox/payment-sweep.job';
import { fillFeed, runJob } from './support/bot-feed';
import type { GivenAccount } from './support/given-account';
import { ANA } from './support/origins';
import { buy, givenOrder, moneyFor, newTrxId, report, statusOf } from './support/payments';
import { newTaskId, report as reportOf, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

type Command = Record<string, unknown>;

const EXPLAINED = ['find', 'aggregate', 'count', 'findAndModify', 'update', 'delete'];
/** Of a command, what belongs to the connection and not to the query. */
const ENVELOPE = [
  'lsid',
  '$db',
  '$clusterTime',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  '$readPreference',
];

const OLD_PLAN = { id: 'x', name: 'x', price: 100, days: 1, videos: 1, activates: [] };

/** Adds what 300 days of use leave behind: downloads and tasks of many users. */
async function fillUp(userIds: readonly number[]): Promise<string> {
  const rows = userIds.flatMap((userId) =>
    Array.from({ length: 60 }, (_, number) => ({ userId, number, id: `old-${userId}-${number}` })),
  );
  await server.connection.collection('downloads').insertMany(
    rows.map(({ userId, number, id }) => ({
      userId,
      taskId: id,
      file_name: 'x.mkv',
      ott_service: number % 2 ? 'Netflix' : 'Hulu',
      serviceKey: number % 2 ? 'netflix' : 'hulu',
      download_date: new Date(server.clock.now().getTime() - (number + 1) * 86_400_000),
      videosTaken: 1,
    })),
  );
  await server.connection
    .collection<{ _id: string }>('tasks')
    .insertMany(rows.map(({ userId, id }) => ({ _id: id, user_id: userId, status: 'completed' })));
  const createdAt = server.clock.now();
  const old = new Date(createdAt.getTime() - 7 * 86_400_000);
  await server.connection.collection('payment_orders').insertMany(
    rows.map(({ userId, id, number }) => ({
      ...{ ref_code: id, userId, plan: OLD_PLAN, amount: 100, method: null },
      ...{ offerCode: null, trx_id: null, receivedAt: null },
      ...{ status: 'timed_out', createdAt, expiresAt: createdAt },
      ...{ received_amount: null, openKey: null, late: null, submitted_trx_id: `OLD${number}` },
    })),
  );
  await server.connection.collection('payment_receipts').insertMany(
    rows.map(({ id }) => ({
      ...{ method: 'bkash', trxId: id, amount: 100, currency: 'BDT', paidAt: old },
      ...{ state: 'matched', dueAt: null, createdAt: old },
    })),
  );
  await server.connection
    .collection('redeem_codes')
    .insertMany(rows.map(({ id }) => ({ redeem_code: id, is_used: false })));
  const offers = server.app.get(OffersService, { strict: false });
  for (const userId of userIds) await offers.sendSimpleOffer(userId, 'Hello.');
  const broadcasts = server.app.get(BroadcastsService, { strict: false });
  for (const { id } of rows.slice(0, 60)) await broadcasts.send(id);
  return broadcasts.send('the last');
}

/** Everything that money does: order, status, typed id, report with and without note, sweep. */
async function useMoney(user: GivenAccount, browser: TestClient): Promise<void> {
  const order = await buy(browser, user);
  await buy(browser, user, { method: 'nagad' });
  await statusOf(browser, order.referenceCode);
  const typed = { referenceCode: order.referenceCode, trxId: newTrxId(), senderDigits: '1111' };
  (await browser.send(submitTrx, { body: typed })).payload();
  await report(server, moneyFor(server, order, { reference: null }));
  const facts = { method: 'nagad', trxId: typed.trxId, reference: null } as const;
  const money = moneyFor(server, order, facts);
  expect(await report(server, money)).toMatchObject({ outcome: 'completed' });
  await report(server, money);
  const { ref_code } = await givenOrder(server, user.userId, { late: 'open', amount: 100 });
  await server.app.get(PaymentActionsService, { strict: false }).grant(ANA, ref_code, null);
  await givenOrder(server, user.userId, { createdAt: new Date(0) });
  server.clock.advance(60_000);
  expect(await server.app.get(PaymentSweepJob, { strict: false }).runOnce()).toEqual({
    receipts: 1,
    orders: 1,
  });
}

/** The commands the service sends to the database while `work` runs. */
async function commandsDuring(work: () => Promise<void>): Promise<Command[]> {
  const commands: Command[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Command }) => {
    if (EXPLAINED.includes(commandName)) commands.push(command);
  };
  const client = server.serviceConnection.getClient();
  client.on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return commands;
}

interface Write {
  readonly q?: Command;
  readonly limit?: number;
}

/** What a command reads: a write reads as a find with its filter. Of a batch only the first is explained. */
function readOf(command: Command): Command {
  const [first] = (command['updates'] ?? command['deletes'] ?? []) as Write[];
  const filter = first?.q ?? command['query'];
  if (filter === undefined) return command;
  const [name = ''] = Object.keys(command);
  return { find: command[name], filter, limit: first?.limit ?? 1 };
}

async function explain(command: Command): Promise<string> {
  const read = Object.entries(readOf(command));
  const query = Object.fromEntries(read.filter(([key]) => !ENVELOPE.includes(key)));
  const answer = await server.connection.db?.command({
    explain: query,
    verbosity: 'executionStats',
  });
  return JSON.stringify(answer);
}

it('no query of the dashboard, the gateway or the admin cards scans a collection or sorts in memory', async () => {
  const users = [];
  for (const _user of [1, 2, 3, 4, 5]) users.push(await server.givenAccount());
  const broadcastId = await fillUp(users.map(({ userId }) => userId));
  // Seven days before the end of their plans.
  server.clock.advance(23 * 86_400_000);
  const [user] = users;
  if (!user) throw new Error('no user');
  const params = { id: user.userId };
  const bot = server.bot();

  const commands = await commandsDuring(async () => {
    const browser = await server.signInAs(user);
    const admin = await server.signInAsAdmin();
    const taskId = newTaskId();
    for (const status of ['pending', 'in_progress', 'completed', 'completed'] as const) {
      (await send(bot, taskId, reportOf(user.userId, { status }))).payload();
    }
    (await bot.send(getBotUser, { params })).payload();
    (await bot.send(listTasks, { query: { status: 'pending' } })).payload();
    await fillFeed(server);
    const query = { after: '0', limit: '5' };
    expect((await bot.send(getBotEvents, { query })).payload().events).toHaveLength(5);
    const recipients = { params: { broadcastId }, query: { after: '1', limit: '2' } };
    (await bot.send(listBroadcastRecipients, recipients)).payload();
    await runJob(server, BOT_EVENTS_SWEEP_JOB);
    (await browser.send(getUser, { params })).payload();
    (await browser.send(getUserStats, { params })).payload();
    (await browser.send(getUserOttStats, { params })).payload();
    (await browser.send(getFullHistory, { params })).payload();
    const ofService = { ...params, ott: 'netflix' };
    (await browser.send(getServiceHistory, { params: ofService })).payload();
    (await browser.send(getUserTasks, { params })).payload();
    (await browser.send(getUserOffer, { params })).payload();
    await browser.send(getOfferDetails, { params: { offerCode: 'A'.repeat(20) } });
    (await browser.send(getBroadcastMessage)).payload();
    await browser.send(redeemCode, { body: { code: 'A'.repeat(16) } });
    (await browser.send(updateSettings, { params, body: { retryEnabled: true } })).payload();
    (await admin.send(getOverallStats)).payload();
    (await admin.send(getInsights)).payload();
    (await admin.send(getUserPayments, { params })).payload();
    await useMoney(user, browser);
  });

  expect(commands.length).toBeGreaterThan(30);
  await expectAlongIndexes(commands);
});

/** Adds users: every second with a name, a sixth without a plan, ends from 40 days ago to 40 ahead. */
async function fillUpUsers(count: number, firstId = 500_000): Promise<void> {
  const now = server.clock.now().getTime();
  const users = Array.from({ length: count }, (_, number) => {
    const userId = firstId + number;
    const name = number % 2 ? `Rahim ${number}` : `User ${userId}`;
    const expiresAt = number % 6 ? new Date(now + (((number * 37) % 80) - 40) * 86_400_000) : null;
    const totals = { downloads: number % 3, services: [] };
    return { userId, name, expiresAt, totals, searchKeys: searchKeys({ userId, name }) };
  });
  await server.connection.collection('users').insertMany(
    users.map((user) => ({
      ...user,
      ...{
        email: null,
        photo: null,
        isFrozen: false,
        createdAt: new Date(now),
        settings: DEFAULT_SETTINGS,
      },
      plan: {
        start: user.expiresAt && new Date(user.expiresAt.getTime() - 30 * 86_400_000),
        ...{ days: user.expiresAt ? 30 : 0, balance: 1, price: null, currency: null },
        activates: [],
      },
    })),
  );
}

it('no page, chip or search of users scans a collection or sorts in memory, the last page no more than the first', async () => {
  await fillUpUsers(400);
  const admin = await server.signInAsAdmin();
  const orders = ['-userId', 'userId', 'expiresAt', '-expiresAt'].map((sort) => ({ sort }));
  const chips = [{}, ...['active', 'expiring', 'expired'].map((status) => ({ status }))];
  const searches = [{ search: 'him 3' }, { search: 'RAH', status: 'active' }, { search: '5003' }];
  const lists = [
    ...chips.flatMap((chip) => orders.map((order) => ({ ...chip, ...order }))),
    { include: 'activity' },
  ];

  const commands = await commandsDuring(async () => {
    for (const query of [...lists, ...searches, { filter: 'active' }, { filter: 'expiring' }]) {
      const page = async (number: number) => {
        const asked = { ...query, page: String(number) } as Record<string, string>;
        return (await admin.send(listUsers, { query: asked })).payload();
      };
      const { users, pagination } = await page(1);
      expect(users.length).toBeGreaterThan(0);
      expect((await page(pagination?.totalPages ?? 0)).users.length).toBeGreaterThan(0);
    }
    (await admin.send(listUsers)).payload();
    (await admin.send(listUsers, { query: { filter: 'active' } })).payload();
    (await admin.send(listExpiredUsers)).payload();
    (await admin.send(listExpiredUsers, { query: { page: '1' } })).payload();
    expect((await admin.send(getLeaderboard)).payload().leaderboard).toHaveLength(10);
    for (const query of ['500003', 'him 33', '5000'])
      await admin.send(searchUser, { query: { query } });
    const params = { id: 500_003 };
    (await admin.send(getUserDetails, { params })).payload();
    (await admin.send(getUserOtt, { params })).payload();
    (await admin.send(getUserDownloadHistory, { params })).payload();
  });

  expect(commands.length).toBeGreaterThan(100);
  await expectAlongIndexes(commands);
});

it('with thousands of users a page or a search reads no more than ten times what it shows', async () => {
  await fillUpUsers(2_600, 600_000);
  server.clock.advance(60_000);
  const admin = await server.signInAsAdmin();
  const directory = server.app.get(AccountDirectoryService, { strict: false });
  (await admin.send(listUsers, { query: { page: '1' } })).payload();
  await directory.refresh(server.clock.now());
  const chips = [{}, ...['active', 'expiring', 'expired'].map((status) => ({ status }))];
  const orders = ['-userId', 'expiresAt'].map((sort) => ({ sort }));
  // Of 1,300 Rahims, of all whose id begins with 60, of ten, of one.
  const searches = ['rahim', '60', 'rahim 259', '602345'].map((search) => ({ search }));
  const queries = [{}, ...searches].flatMap((search) =>
    chips.flatMap((chip) => orders.map((order) => ({ ...search, ...chip, ...order }))),
  );

  for (const query of queries) {
    for (const page of ['1', '1000']) {
      const answers: number[] = [];
      const commands = await commandsDuring(async () => {
        const asked = { ...query, page } as Record<string, string>;
        const answer = (await admin.send(listUsers, { query: asked })).payload();
        const meant = 'search' in query ? answer.counts?.all : answer.pagination?.totalRecords;
        answers.push(answer.users.length, meant ?? 0);
      });
      const [shown = 0, found = 0] = answers;
      let read = 0;
      for (const command of commands) read += examinedIn(await explain(command));
      // A chip in the order of ids passes by those of other chips; a search reads all that it found.
      const isPassing = 'status' in query && !('search' in query) && query.sort === '-userId';
      const most = isPassing
        ? 2 * shown * (3_000 / found)
        : 10 * Math.max(shown, Math.min(found, 15));
      // One is the session.
      expect({ query, page, tooMany: read - 1 > most ? read : 0 }).toEqual({
        ...{ query, page },
        tooMany: 0,
      });
    }
  }
});

it('the chips of any number of users are counted from the index alone', async () => {
  server.clock.advance(60_000);
  const admin = await server.signInAsAdmin();
  const commands = await commandsDuring(async () => {
    (await admin.send(listUsers, { query: { page: '1' } })).payload();
  });
  const counts = commands.filter((command) => command['aggregate'] === 'users');
  expect(counts).toHaveLength(4);
  for (const command of counts) expect(examinedIn(await explain(command))).toBe(0);
});

it('no page of thousands of sign-ins scans, sorts, reads what it does not show, or counts anew', async () => {
  const at = server.clock.now().getTime();
  await server.connection.collection('login_history').insertMany(
    Array.from({ length: 3_000 }, (_, place) => ({
      ...{ userId: 700_000 + place, name: 'Mina', method: 'password', address: '192.0.2.7' },
      ...{ userAgent: null, at: new Date(at - place * 1_000) },
    })),
  );
  const admin = await server.signInAsAdmin();
  const page = async (number: number) =>
    (await admin.send(listLoginHistory, { query: { page: String(number) } })).payload();
  const first = await commandsDuring(async () => void (await page(1)));
  // The database knows how many a collection has.
  const [count, ...others] = first.filter((command) => 'count' in command);
  expect(count).toMatchObject({ count: 'login_history' });
  expect(count).not.toHaveProperty('query');
  const aggregations = first.filter((command) => 'aggregate' in command);
  expect([...others, ...aggregations]).toEqual([]);
  await expectAlongIndexes(first.filter((command) => command !== count));
  const commands = await commandsDuring(async () => {
    const { pagination } = await page(2);
    expect(pagination.totalRecords).toBeGreaterThanOrEqual(3_000);
    expect((await page(pagination.totalPages)).history.length).toBeGreaterThan(0);
  });
  expect(commands.filter((command) => 'aggregate' in command || 'count' in command)).toEqual([]);
  await expectAlongIndexes(commands);
});

it('insights of a week read the numbers of two weeks, however many years and payments there are', async () => {
  server.clock.advance(1_000 * 86_400_000);
  const now = server.clock.now().getTime();
  const dayOf = (back: number): string =>
    new Date(now - back * 86_400_000).toISOString().slice(0, 10);
  const counters = { '': ['bought', 'renewal'], 'activity ': ['download', 'Netflix'] };
  const days = Object.entries(counters).flatMap(([prefix, key]) =>
    Array.from({ length: 900 }, (_, back) => ({
      day: prefix + dayOf(back + 1),
      figures: [{ key, count: 3, amount: 0 }],
    })),
  );
  await server.connection
    .collection<{ _id: string }>('day_figures')
    .insertMany(days.map(({ day: _id, figures }) => ({ _id, figures })));
  await server.connection.collection('day_figure_changes').insertMany(days);
  const admin = await server.signInAsAdmin();
  const commands = await commandsDuring(async () => {
    const query = { from: dayOf(6), to: dayOf(0) };
    const { insights } = (await admin.send(getInsights, { query })).payload();
    expect(insights.purchases.renewal).toEqual({ now: 36, before: 42 });
    expect(insights.downloads).toEqual({ now: 36, before: 42 });
  });
  await expectAlongIndexes(commands);
  const asked = ({ find, aggregate }: Command): unknown => find ?? aggregate;
  expect(commands.map(asked)).not.toContain('ledger');
  for (const command of commands) expect(examinedIn(await explain(command))).toBeLessThan(20);

  const ofChart = await commandsDuring(async () => {
    const { stats } = (await admin.send(getDownloadsOverTime)).payload();
    expect(stats.reduce((sum, { downloads }) => sum + downloads, 0)).toBe(29 * 6);
  });
  await expectAlongIndexes(ofChart);
  for (const name of ['day_figures', 'day_figure_changes', 'daily_stats']) {
    const [read, ...others] = ofChart.filter((command) => asked(command) === name);
    expect([name, read === undefined, others.length]).toEqual([name, false, 0]);
    expect(examinedIn(await explain(read ?? {}))).toBeLessThanOrEqual(30);
  }
});

const examinedIn = (plan: string): number =>
  Number(/"totalDocsExamined":(\d+)/.exec(plan)?.[1] ?? Number.NaN);

/** Fails for a command that scans a collection, sorts in memory or reads far more than it gives. */
async function expectAlongIndexes(commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    const plan = await explain(command);
    // A user has ten sessions at most; sorting those costs nothing.
    const forbidden = command['find'] === 'sessions' ? /COLLSCAN/ : /COLLSCAN|"SORT"/;
    const named = { command: JSON.stringify(command), bad: forbidden.exec(plan)?.[0] };
    expect(named).toEqual({ ...named, bad: undefined });
    if ('find' in command) {
      const read = examinedIn(plan);
      const returned = Number(/"nReturned":(\d+)/.exec(plan)?.[1]);
      expect({ ...named, tooMany: read > 10 * Math.max(1, returned) }).toEqual({
        ...named,
        tooMany: false,
      });
    }
  }
}

it('no search or filter of payments, of the inbox, of the palette or of the audit scans a collection', async () => {
  const at = server.clock.now().getTime();
  const made = Array.from({ length: 2_000 }, (_, number) => {
    const time = new Date(at - number * 60_000);
    const trxId = `HOT${String(number).padStart(7, '0')}`;
    // Of the alphabet of reference codes, which has no 0 and no 1.
    const digits = String(number).padStart(7, '0').replaceAll('0', 'A').replaceAll('1', 'B');
    return { number, trxId, time, refCode: `H${digits}` };
  });
  await server.connection.collection('payment_orders').insertMany(
    made.map(({ number, trxId, time, refCode }) => ({
      ...{ ref_code: refCode, userId: 800_000 + (number % 400), plan: OLD_PLAN, offerCode: null },
      ...{ amount: 100 + (number % 90), method: number % 2 ? 'bkash' : 'nagad', trx_id: trxId },
      ...{ status: number % 40 ? 'completed' : 'failed_amount_mismatch', receivedAt: time },
      ...{ createdAt: time, expiresAt: new Date(time.getTime() + ORDER_LIFETIME_MS), late: null },
      ...{ received_amount: 100 + (number % 91), received_method: 'bkash', openKey: null },
      ...{ submitted_trx_id: null, discount: null },
    })),
  );
  await server.connection.collection('payment_receipts').insertMany(
    made.map(({ number, trxId, time, refCode }) => ({
      ...{ method: number % 2 ? 'bkash' : 'nagad', trxId, amount: 100 + (number % 91) },
      ...{ currency: 'BDT', paidAt: time, createdAt: time, dueAt: null, reason: null },
      ...{ sender: `01${String(700_000_000 + number)}`, orderRef: refCode, reference: null },
      ...{ reportedBy: 'relay:one', decidedBy: null, decidedAt: null, remark: null },
      state: number % 50 ? 'matched' : 'unmatched',
    })),
  );
  await server.connection.collection('audit').insertMany(
    made.map(({ number, trxId, time }) => ({
      ...{ at: time, actor: 'ana', action: 'payments/match', target: `receipt:${trxId}` },
      ...{ userId: 800_000 + (number % 400), details: {}, address: '', requestId: '' },
      keys: [`receipt:${trxId}`, `trx:${trxId}`, `user:${800_000 + (number % 400)}`],
      ...(number % 2 && { parent: `bulk-act:${number % 20}` }),
    })),
  );
  const admin = await server.signInAsAdmin();
  const buyer = await server.givenAccount();
  const day = server.clock.now().toISOString().slice(0, 10);
  const searches = ['HOT0000777', 'hot00007', '800007', '01700000', 'HAAA', 'ZZZZ2222'];
  const commands = await commandsDuring(async () => {
    for (const search of searches) {
      (await admin.send(listPayments, { query: { search } })).payload();
      (await admin.send(listPaymentInbox, { query: { search } })).payload();
      (await admin.send(findRecords, { query: { search } })).payload();
      (await admin.send(listAudit, { query: { about: search, rows: 'folded' } })).payload();
    }
    for (const query of [
      { method: 'nagad' },
      { method: 'bkash', status: 'completed' },
      { from: day },
      { status: 'timed_out', method: 'nagad', to: day },
      { amount: '1.5' },
    ] as Record<string, string>[]) {
      (await admin.send(listPayments, { query })).payload();
      (await admin.send(listPayments, { query: { ...query, page: '9999' } })).payload();
    }
    for (const rows of ['folded', 'all']) {
      (await admin.send(listAudit, { query: { rows } })).payload();
      (await admin.send(listAudit, { query: { rows, actor: 'ana' } })).payload();
    }
    await admin.send(getUserRecords, { params: { id: buyer.userId } });
    const params = { paymentId: 'HOT0000777' };
    await admin.send(getPayment, { params });
    (await admin.send(getPayment, { params: { paymentId: made[7]?.refCode ?? '' } })).payload();
  });
  const plans = await Promise.all(commands.map(explain));
  const scanned = commands.flatMap((command, place) =>
    /COLLSCAN/.test(plans[place] ?? '') ? [JSON.stringify(command)] : [],
  );
  expect(scanned).toEqual([]);
  // A lookup reads at most what it may return; a page of a filter a few times what it shows.
  const read = Math.max(...plans.map((plan) => examinedIn(plan) || 0));
  expect(read).toBeLessThanOrEqual(600);
});

it('a sign-in while strangers guess a lot goes along indexes', async () => {
  const at = server.clock.now();
  const [user, guessed] = [await server.givenAccount(), await server.givenAccount()];
  const expiresAt = new Date(at.getTime() + 86_400_000);
  const guesses = Array.from({ length: 3_000 }, (_, number) => ({
    counters: [
      `subscriber ${number} from unknown 203.0.113.${number % 250}`,
      ...[`subscribers from 203.0.113.${number % 250}`, 'subscribers'],
    ],
    ...{ userId: number, at, expiresAt },
  }));
  await server.connection.collection('login_attempts').insertMany(guesses);
  await server.connection.collection('known_devices').insertMany(
    guesses.map(({ userId }) => ({
      ...{ audience: 'subscriber', subject: `subscriber:other-${userId}`, device: `old-${userId}` },
      ...{ secretMark: null, block: '203.0.113.1', signedInAt: at, expiresAt },
    })),
  );
  const browser = await server.signInAs(user);
  const commands = await commandsDuring(async () => {
    (await browser.send(loginWithPassword, { body: user })).payload();
    const body = { userId: guessed.userId, password: 'not the password' };
    const remoteAddress = '198.51.100.1';
    expect((await server.client().send(loginWithPassword, { body, remoteAddress })).status).toBe(
      401,
    );
    (await server.client().send(loginWithPassword, { body: guessed, remoteAddress })).payload();
    await server.signInAsAdmin();
  });
  const collections = JSON.stringify(commands);
  for (const name of ['login_attempts', 'known_devices']) expect(collections).toContain(name);
  await expectAlongIndexes(commands);
});

it('no unique index that the schemas declare is missing', async () => {
  const indexes = await server.connection.collection('downloads').listIndexes().toArray();
  expect(indexes.find(({ key }) => 'taskId' in key)?.['unique']).toBe(true);
  const ledger = await server.connection.collection('ledger').listIndexes().toArray();
  expect(ledger.find(({ key }) => 'sourceId' in key)?.['unique']).toBe(true);
});

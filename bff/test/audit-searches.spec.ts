import {
  adminLogin,
  type AuditView,
  cancelTask,
  changeUserPassword,
  createBroadcast,
  deductPlan,
  deleteBroadcast,
  deleteRedeemCode,
  deleteUser,
  dismissOrder,
  dismissReceipt,
  generateRedeemCodes,
  grantOrder,
  listActiveOffers,
  listAudit,
  publishPaymentMethods,
  redeemCode,
  removeOffer,
  resetUserPlan,
  sendOffer,
  setTags,
  toggleFreeze,
  undoAction,
  updatePlan,
  updateProfile,
  voidCodeBatch,
} from '@portal/contracts';
import { calendarDay, DAY_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import { givenFreeMoney, givenMatch, givenMismatch, givenNusrat } from './support/audit-events';
import { BulkRun } from './support/bulk';
import { methodsWith } from './support/payment-methods';
import { givenOrder, moneyFor, report } from './support/payments';
import { newTaskId, report as taskOf, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;
let finance: TestClient;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.connection.collection('audit').deleteMany({});
  server.clock.advance(DAY_MS);
  admin = await server.signInAsAdmin();
  finance = await server.signInAsAdmin(server.client(), 'finance');
});
afterAll(() => server.stop());

const given = () => givenNusrat(server);
const makeCode = async (batch: string): Promise<string> => {
  const body = { count: 3, days: 7, videos: 20, batch };
  const { codes } = (await admin.send(generateRedeemCodes, { body })).payload();
  return codes[0]?.redeem_code ?? '';
};
const day = () => calendarDay(server.clock.now(), 'Asia/Dhaka');

type Query = Record<string, string>;

/** One search, and what its records say; the newest first. */
type Answered = readonly [Query, readonly object[]];

/** What somebody wants to know, and how the answer is found. */
const SEARCHES: readonly (readonly [string, () => Promise<Answered>])[] = [
  [
    'Who gave this user the plan, when, for how much, for how many days?',
    async () => {
      const { userId, order } = await givenMatch(server, admin);
      const at = server.clock.now().toISOString();
      const record = { actor: 'ana', action: 'payments/match', at, userId, amount: 2_200 };
      return [
        { about: String(userId) },
        [{ ...record, days: 30, details: { order: order.ref_code } }],
      ];
    },
  ],
  [
    'Which order did this TrxID pay, and who decided it?',
    async () => {
      const { order, money, userId } = await givenMatch(server, admin);
      const details = { order: order.ref_code };
      return [{ about: money.trxId }, [{ actor: 'ana', userId, details }]];
    },
  ],
  [
    'Who granted this order although too little came, and why?',
    async () => {
      const { order, userId } = await givenMismatch(server);
      const body = { reason: 'The rest came in cash' };
      (await finance.send(grantOrder, { params: { refCode: order.ref_code }, body })).payload();
      const record = { actor: 'fay', action: 'payments/grant', userId, amount: 15, days: 30 };
      return [{ about: order.ref_code }, [{ ...record, reason: body.reason }]];
    },
  ],
  [
    'Who dismissed the money of this order, and why?',
    async () => {
      const { order, userId } = await givenMismatch(server);
      const body = { reason: 'Sent back by bKash' };
      (await admin.send(dismissOrder, { params: { refCode: order.ref_code }, body })).payload();
      const record = { actor: 'ana', action: 'payments/dismiss', userId, amount: 15 };
      return [{ about: order.ref_code }, [{ ...record, days: null, reason: body.reason }]];
    },
  ],
  [
    'Who dismissed this money without an order, and why?',
    async () => {
      const { money, receiptId } = await givenFreeMoney(server);
      const body = { reason: 'A private transfer' };
      (await admin.send(dismissReceipt, { params: { receiptId }, body })).payload();
      const record = { actor: 'ana', action: 'payments/dismiss-receipt', amount: 2_200 };
      return [{ about: money.trxId }, [{ ...record, reason: body.reason }]];
    },
  ],
  [
    'Who completed this order, when no administrator did?',
    async () => {
      const { userId } = await given();
      const order = await givenOrder(server, userId);
      await report(server, moneyFor(server, order));
      const record = { actor: null, action: 'payments/complete', userId, amount: 2_200, days: 30 };
      return [{ about: order.ref_code }, [{ ...record, details: { by: 'relay:relay-one' } }]];
    },
  ],
  [
    'Who added days to this user by hand, how many, and why?',
    async () => {
      const { userId: id } = await given();
      const body = { daysToAdd: 7, reason: 'Paid in cash' };
      (await admin.send(updatePlan, { params: { id }, body })).payload();
      const record = { actor: 'ana', days: 7, reason: 'Paid in cash', amount: null };
      return [{ about: String(id), action: 'plans/add' }, [record]];
    },
  ],
  [
    'Who cut days of this user, from how many to how many?',
    async () => {
      const { userId: id } = await given();
      await admin.send(updatePlan, { params: { id }, body: { daysToAdd: 30 } });
      (await finance.send(deductPlan, { params: { id }, body: { daysToCut: 4 } })).payload();
      const details = { 'before:days': 30, 'after:days': 26 };
      return [{ about: String(id), action: 'plans/cut' }, [{ actor: 'fay', days: -4, details }]];
    },
  ],
  [
    'Who reset the plan of this user, and what was taken?',
    async () => {
      const { userId: id } = await given();
      await admin.send(updatePlan, { params: { id }, body: { daysToAdd: 12 } });
      (await admin.send(resetUserPlan, { params: { id } })).payload();
      return [{ about: String(id), action: 'plans/reset' }, [{ actor: 'ana', days: -12 }]];
    },
  ],
  [
    'Who undid which action on this user?',
    async () => {
      const { userId: id } = await given();
      const body = { daysToAdd: 12 };
      const { actionId = '' } = (await admin.send(updatePlan, { params: { id }, body })).payload();
      (await finance.send(undoAction, { params: { id, actionId } })).payload();
      const details = { undid: 'plans/add', actionId };
      return [{ about: `action:${actionId}` }, [{ actor: 'fay', userId: id, days: -12, details }]];
    },
  ],
  [
    'Who froze this user, and why?',
    async () => {
      const { userId: id } = await given();
      const body = { reason: 'Shared the account' };
      (await admin.send(toggleFreeze, { params: { id }, body })).payload();
      const query = { about: String(id), action: 'accounts/freeze,accounts/unfreeze' };
      return [query, [{ actor: 'ana', action: 'accounts/freeze', reason: body.reason }]];
    },
  ],
  [
    'Who deleted this user, and how many days were lost?',
    async () => {
      const { userId: id } = await given();
      await admin.send(updatePlan, { params: { id }, body: { daysToAdd: 5 } });
      (await admin.send(deleteUser, { params: { id } })).payload();
      const query = { about: String(id), action: 'accounts/delete' };
      return [query, [{ actor: 'ana', userId: id, details: { days: 5 } }]];
    },
  ],
  [
    'Who changed the name, the tags or the password of this user, from what to what?',
    async () => {
      const { userId: id } = await given();
      await admin.send(updateProfile, { params: { id }, body: { name: 'Nusrat Jahan' } });
      await admin.send(setTags, { params: { id }, body: { tags: ['vip'] } });
      const body = { newPassword: 'harbour tram 9' };
      (await admin.send(changeUserPassword, { params: { id }, body })).payload();
      const name = { 'before:name': 'Nusrat', 'after:name': 'Nusrat Jahan' };
      const tags = { 'before:tags': null, 'after:tags': 'vip' };
      return [
        { about: String(id) },
        [
          { actor: 'ana', action: 'accounts/password' },
          { actor: 'ana', action: 'accounts/tags', details: tags },
          { actor: 'ana', action: 'accounts/profile', details: name },
        ],
      ];
    },
  ],
  [
    'Who sent this offer, and who took it away?',
    async () => {
      const { userId } = await given();
      await admin.send(sendOffer, { body: { userId, message: 'Come back' } });
      const { offers } = (await admin.send(listActiveOffers)).payload();
      const offerId = offers.find((offer) => offer.userId === userId)?._id ?? '';
      (await finance.send(removeOffer, { params: { offerId } })).payload();
      const sent = {
        actor: 'ana',
        action: 'offers/send',
        userId,
        details: { message: 'Come back' },
      };
      const removed = { actor: 'fay', action: 'offers/remove', userId };
      return [{ about: `offer:${offerId}` }, [removed, sent]];
    },
  ],
  [
    'Who made this batch of codes, how many, and who voided it?',
    async () => {
      await makeCode('Eid');
      (await finance.send(voidCodeBatch, { body: { batch: 'Eid' } })).payload();
      const made = {
        actor: 'ana',
        action: 'redeem-codes/generate',
        details: { count: 3, days: 7 },
      };
      const voided = { actor: 'fay', action: 'redeem-codes/void', details: { count: 3 } };
      return [{ about: 'batch:Eid' }, [voided, made]];
    },
  ],
  [
    'Who deleted the code that this user had redeemed?',
    async () => {
      const user = await server.givenAccount();
      const code = await makeCode('Puja');
      const browser = await server.signInAs(user);
      (await browser.send(redeemCode, { body: { code } })).payload();
      (await admin.send(deleteRedeemCode, { params: { code } })).payload();
      const { userId } = user;
      const details = { isUsed: true, code: `…${code.slice(-4)}` };
      const record = { actor: 'ana', action: 'redeem-codes/delete', userId, details };
      return [{ about: String(userId) }, [{ ...record, objects: ['batch:Puja'] }]];
    },
  ],
  [
    'Who sent this broadcast to whom, and who deleted it?',
    async () => {
      const body = { message: 'Servers rest on Friday.', segment: 'active' as const };
      const { broadcastId = '' } = (await admin.send(createBroadcast, { body })).payload();
      const owner = await server.signInAsAdmin(server.client(), 'support');
      (await owner.send(deleteBroadcast, { params: { broadcastId } })).payload();
      const details = { text: body.message, segment: 'active' };
      const sent = { actor: 'ana', action: 'broadcasts/create', details };
      const deleted = { actor: 'sam', action: 'broadcasts/delete', details };
      return [{ about: `broadcast:${broadcastId}` }, [deleted, sent]];
    },
  ],
  [
    'Which bulk action gave this user days, and who started it?',
    async () => {
      const { userId } = await given();
      const add = { kind: 'add', days: 7, videos: 0 } as const;
      const bulk = await BulkRun.plan(server, () => admin, add, { userIds: [userId] });
      await bulk.run();
      const parent = `bulk-act:${bulk.params.actionId}`;
      return [{ about: String(userId) }, [{ actor: 'ana', days: 7, parent }]];
    },
  ],
  [
    'Who cancelled the download of this user?',
    async () => {
      const { userId } = await given();
      const taskId = newTaskId();
      await send(server.bot(), taskId, taskOf(userId, { status: 'pending' }));
      (await admin.send(cancelTask, { params: { taskId } })).payload();
      const record = { actor: 'ana', action: 'queue/cancel', target: `task:${taskId}` };
      return [{ about: String(userId) }, [record]];
    },
  ],
  [
    'Who changed the numbers that money goes to, from which to which, and why?',
    async () => {
      const number = '01899999999';
      const draft = await methodsWith(server, {
        nagad: { numbers: [{ number, kind: 'merchant' }] },
      });
      const body = { ...draft, reason: 'The old phone is lost' };
      (await finance.send(publishPaymentMethods, { body })).payload();
      const record = { actor: 'fay', reason: body.reason };
      const details = { 'after:methods': expect.stringContaining(number) as unknown };
      return [{ action: 'payment-methods/publish' }, [{ ...record, details }]];
    },
  ],
  [
    'Who tried to sign in as administrator and failed, from where?',
    async () => {
      const body = { password: 'wrong' };
      await server.client().send(adminLogin, { body, remoteAddress: '192.0.2.99' });
      const record = { actor: null, outcome: 'refused', address: '192.0.2.99' };
      return [{ action: 'admins/sign-in-failed' }, [record]];
    },
  ],
  [
    'When did this administrator sign in on this day?',
    async () => {
      const at = server.clock.now().toISOString();
      const query = { actor: 'ana', action: 'admins/sign-in', from: day(), to: day() };
      return [query, [{ target: 'admin:ana', at }]];
    },
  ],
  [
    'What did this administrator do on this day?',
    async () => {
      const { userId: id } = await given();
      await admin.send(toggleFreeze, { params: { id } });
      server.clock.advance(DAY_MS);
      finance = await server.signInAsAdmin(server.client(), 'finance');
      const later = await server.signInAsAdmin();
      await later.send(toggleFreeze, { params: { id } });
      const query = { actor: 'ana', from: day(), to: day() };
      return [query, [{ action: 'accounts/unfreeze', userId: id }, { action: 'admins/sign-in' }]];
    },
  ],
];

it.each(SEARCHES)('%s', async (_text, happen) => {
  const [query, records] = await happen();
  const found: readonly AuditView[] = (await finance.send(listAudit, { query })).payload().audit;
  expect(found).toHaveLength(records.length);
  expect(found).toMatchObject(records);
});

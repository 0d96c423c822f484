import { submitTrx, type SubmitTrxRequest } from '@portal/contracts';
import { DAY_MS, MINUTE_MS, MOST_WRONG_CLAIMS, ORDER_LIFETIME_MS } from '@portal/rules';
import type { TestClient } from '@portal/testing';
import fc from 'fast-check';
import type { PaymentOrder } from '../src/domain/payments/orders/payment-order';
import type { GivenAccount } from './support/given-account';
import {
  givenOrder,
  moneyFor,
  newTrxId,
  orderOf,
  paidEntriesOf,
  receiptOf,
  report,
  statusOf,
} from './support/payments';
import { createTestServer, type TestServer } from './support/test-server';

interface Payer {
  readonly user: GivenAccount;
  readonly browser: TestClient;
  readonly order: PaymentOrder;
}

const SENDER = '01711111234';
const DIGITS = '1234';
/** As an id that nobody reported is answered. */
const UNKNOWN = { success: true, status: 'pending', isKnown: false };

let server: TestServer;
let elsewhere: TestServer;
/** A user may type ten ids a minute at each. */
let instances: readonly TestServer[];

beforeAll(async () => {
  server = await createTestServer();
  elsewhere = await server.another();
  instances = [server, elsewhere, await server.another()];
});
afterAll(() => server.stop());

async function givenPayer(at: TestServer = server): Promise<Payer> {
  const user = await server.givenAccount();
  const order = await givenOrder(server, user.userId);
  return { user, order, browser: await at.signInAs(user) };
}

const type = ({ browser, order }: Payer, trxId: string, senderDigits?: string | null) =>
  browser.send(submitTrx, { body: { referenceCode: order.ref_code, trxId, senderDigits } });

/** Money for a payer's order that names nobody, reported. */
async function givenMoney({ order }: Payer, facts: object = {}): Promise<string> {
  const money = moneyFor(server, order, { reference: null, sender: SENDER, ...facts });
  expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
  return money.trxId;
}

/** The payer with a browser at each instance, in turn. */
async function everywhere(payer: Payer): Promise<() => Payer> {
  const browsers = await Promise.all(instances.map((one) => one.signInAs(payer.user)));
  let turn = 0;
  return () => ({ ...payer, browser: browsers[turn++ % browsers.length] ?? payer.browser });
}

describe('money whose note was forgotten', () => {
  it('is not given to a stranger who types its id first, and still to its payer', async () => {
    const payer = await givenPayer();
    const stranger = await givenPayer();
    const trxId = await givenMoney(payer);
    for (const digits of [undefined, null, '4321']) {
      expect((await type(stranger, trxId, digits)).body).toEqual(UNKNOWN);
    }
    expect(await orderOf(server, stranger.order.ref_code)).toMatchObject({ status: 'pending' });
    expect(await paidEntriesOf(server, stranger.user.userId)).toEqual([]);
    expect((await type(payer, trxId, DIGITS)).body).toEqual({
      ...{ success: true, status: 'completed', isKnown: true },
    });
    expect(await paidEntriesOf(server, payer.user.userId)).toHaveLength(1);
  });

  it('is not given to a stranger who typed its id before it came', async () => {
    const payer = await givenPayer();
    const stranger = await givenPayer();
    const money = moneyFor(server, payer.order, { reference: null, sender: SENDER });
    await type(stranger, money.trxId, '4321');
    await type(payer, money.trxId, DIGITS);
    expect(await report(server, money)).toMatchObject({ outcome: 'completed' });
    expect(await receiptOf(server, money.trxId)).toMatchObject({ orderRef: payer.order.ref_code });
  });

  it.each(['+8801711111234', '8801711-111234', '017*****1234', '০১৭১১১১১২৩৪'])(
    'is given by the last digits of %s',
    async (sender) => {
      const payer = await givenPayer();
      const trxId = await givenMoney(payer, { sender });
      expect((await type(payer, trxId, DIGITS)).payload()).toMatchObject({ status: 'completed' });
    },
  );

  it.each([null, '017XX-XXX234', 'BRAC Bank 1234', '16247'])(
    'waits for an administrator when its report names %j as its sender',
    async (sender) => {
      const payer = await givenPayer();
      const before = moneyFor(server, payer.order, { reference: null, sender });
      expect((await type(payer, before.trxId, DIGITS)).body).toEqual(UNKNOWN);
      expect(await report(server, before)).toMatchObject({ outcome: 'unmatched' });
      expect(await receiptOf(server, before.trxId)).toMatchObject({
        ...{ state: 'unmatched', reason: 'sender_unknown', dueAt: null },
      });
      const after = await givenMoney(payer, { sender });
      expect((await type(payer, after, DIGITS)).body).toEqual(UNKNOWN);
      expect((await statusOf(payer.browser, payer.order.ref_code)).status).toBe('pending');
    },
  );

  it('is not given to right digits after wrong ones: an administrator decides', async () => {
    const payer = await givenPayer();
    const trxId = await givenMoney(payer);
    const other = await givenOrder(server, payer.user.userId);
    expect((await type(payer, trxId, '4321')).body).toEqual(UNKNOWN);
    expect((await type(payer, trxId, DIGITS)).body).toEqual(UNKNOWN);
    // Nor for another order of the same user, or after another id.
    await type(payer, newTrxId(), '4321');
    expect((await type({ ...payer, order: other }, trxId, DIGITS)).body).toEqual(UNKNOWN);
    expect(await paidEntriesOf(server, payer.user.userId)).toEqual([]);
  });

  it('is given to right digits after none, and to those corrected before the money came', async () => {
    const payer = await givenPayer();
    const trxId = await givenMoney(payer);
    expect((await type(payer, trxId)).body).toEqual(UNKNOWN);
    expect((await type(payer, trxId, DIGITS)).payload()).toMatchObject({ status: 'completed' });
    const early = await givenPayer();
    const money = moneyFor(server, early.order, { reference: null, sender: SENDER });
    await type(early, money.trxId, '4321');
    await type(early, money.trxId, DIGITS);
    expect(await report(server, money)).toMatchObject({ outcome: 'completed' });
  });

  it('is given to nobody by itself once three users typed wrong digits, and says so to nobody', async () => {
    const payer = await givenPayer();
    const trxId = await givenMoney(payer);
    for (let user = 0; user < MOST_WRONG_CLAIMS; user += 1) {
      expect((await type(await givenPayer(), trxId, `000${user}`)).body).toEqual(UNKNOWN);
    }
    expect((await type(payer, trxId, DIGITS)).body).toEqual(UNKNOWN);
    expect(await paidEntriesOf(server, payer.user.userId)).toEqual([]);
  });

  it('typed for money of somebody else, a used id is answered as an unknown one', async () => {
    const payer = await givenPayer();
    const trxId = await givenMoney(payer);
    (await type(payer, trxId, DIGITS)).payload();
    const noted = moneyFor(server, (await givenPayer()).order, { sender: SENDER });
    await report(server, noted);
    const stranger = await givenPayer();
    for (const id of [trxId, noted.trxId]) {
      for (const digits of [undefined, '4321']) {
        expect((await type(stranger, id, digits)).body).toEqual(UNKNOWN);
      }
    }
    // Its payer, who may have two orders, is informed.
    const again = { ...payer, order: await givenOrder(server, payer.user.userId) };
    expect((await type(again, trxId, DIGITS)).code).toBe('payments/transaction-used');
  });
});

it.each([
  ['123', 400],
  ['12345', 400],
  ['12a4', 400],
  ['১২৩৪', 400],
  ['', 400],
  [1234, 400],
  [['1234'], 400],
  ['0000', 200],
  [null, 200],
])('sender digits %j are answered %i', async (senderDigits, status) => {
  const { browser, order } = await givenPayer();
  const body = { referenceCode: order.ref_code, trxId: newTrxId(), senderDigits };
  const answer = await browser.send(submitTrx, { body: body as SubmitTrxRequest });
  expect(answer.status).toBe(status);
  const noted = await orderOf(server, order.ref_code);
  expect(noted.submitted_trx_id === null).toBe(status === 400);
});

describe('ids that get no money', () => {
  /** Ten claims of a user in vain, in the forms that must not be distinguished. */
  async function typeInVain(payer: Payer): Promise<() => Payer> {
    const owner = await givenPayer();
    const known = await givenMoney(owner);
    const nameless = await givenMoney(owner, { sender: null });
    const next = await everywhere(payer);
    const answers = [
      await type(next(), newTrxId(), DIGITS),
      await type(next(), known, '4321'),
      await type(next(), known),
      await type(next(), nameless, DIGITS),
    ];
    while (answers.length < 10) answers.push(await type(next(), newTrxId()));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => UNKNOWN));
    return next;
  }

  it('are ten an hour and user over all instances; the eleventh waits for the first to be an hour old', async () => {
    const payer = await givenPayer();
    const next = await typeInVain(payer);
    for (const at of [next(), next(), next()]) {
      const answer = await type(at, newTrxId(), DIGITS);
      expect([answer.status, answer.code]).toEqual([429, 'payments/too-many-wrong-ids']);
      expect(Number(answer.headers['retry-after'])).toBe(3_600);
    }
    // Who waits hears nothing about ids that exist, and nobody else waits.
    const own = await givenMoney(payer);
    expect((await type(next(), own, DIGITS)).code).toBe('payments/too-many-wrong-ids');
    expect((await type(await givenPayer(), newTrxId(), DIGITS)).body).toEqual(UNKNOWN);
    server.clock.advance(60 * MINUTE_MS - 1);
    const back = { ...payer, order: await givenOrder(server, payer.user.userId) };
    const later = await everywhere(back);
    expect((await type(later(), own, DIGITS)).code).toBe('payments/too-many-wrong-ids');
    server.clock.advance(1);
    expect((await type(later(), own, DIGITS)).payload()).toMatchObject({ status: 'completed' });
  });

  it('are not more than ten when many are typed at once on three instances', async () => {
    const next = await everywhere(await givenPayer());
    const answers = await Promise.all(Array.from({ length: 24 }, () => type(next(), newTrxId())));
    const refused = answers.filter(({ code }) => code === 'payments/too-many-wrong-ids');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refused).toHaveLength(14);
  });

  it('are not right ones', async () => {
    const payer = await givenPayer();
    const next = await everywhere(payer);
    for (let round = 0; round < 12; round += 1) {
      const one = { ...next(), order: await givenOrder(server, payer.user.userId) };
      const trxId = await givenMoney(one);
      expect((await type(one, trxId, DIGITS)).payload()).toMatchObject({ status: 'completed' });
    }
    expect((await type(next(), newTrxId(), DIGITS)).body).toEqual(UNKNOWN);
  });

  it('are not the same claim again', async () => {
    const next = await everywhere(await givenPayer());
    const trxId = newTrxId();
    for (let times = 0; times < 12; times += 1) {
      expect((await type(next(), trxId, DIGITS)).body).toEqual(UNKNOWN);
    }
    expect((await type(next(), newTrxId(), DIGITS)).body).toEqual(UNKNOWN);
  });

  it('change nothing when they are refused', async () => {
    const payer = await givenPayer();
    const next = await typeInVain(payer);
    const before = await orderOf(server, payer.order.ref_code);
    const trxId = newTrxId();
    expect((await type(next(), trxId, DIGITS)).code).toBe('payments/too-many-wrong-ids');
    expect(await orderOf(server, payer.order.ref_code)).toEqual(before);
    expect(
      await server.connection.collection('payment_claims').countDocuments({ _id: trxId as never }),
    ).toBe(0);
  });
});

it('whatever two payers type, money completes only an order of who gave its sender’s digits', async () => {
  const digits = fc.constantFrom(undefined, DIGITS, '5678', '4321');
  const step = fc.record({ who: fc.constantFrom(0, 1), digits, id: fc.constantFrom(0, 1) });
  const senders = fc.constantFrom(SENDER, '01811115678', null);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 3 }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.tuple(senders, senders),
      async (before, after, from) => {
        const payers = [await givenPayer(), await givenPayer(elsewhere)];
        const money = from.map((sender) =>
          moneyFor(server, payers[0]?.order ?? raise(), { reference: null, sender }),
        );
        const run = async (one: (typeof before)[number]) => {
          const payer = payers[one.who] ?? raise();
          await type(payer, money[one.id]?.trxId ?? '', one.digits);
        };
        for (const one of before) await run(one);
        await Promise.all(money.map((one) => report(server, one)));
        await Promise.all(after.map(run));
        for (const [id, { trxId, sender }] of money.entries()) {
          const { orderRef } = await receiptOf(server, trxId);
          const who = payers.findIndex(({ order }) => order.ref_code === orderRef);
          const gave = [...before, ...after].filter((one) => one.who === who && one.id === id);
          if (who < 0) continue;
          expect(gave.map((one) => one.digits)).toContain(sender?.slice(-4));
        }
        for (const { user } of payers) {
          const entries = await paidEntriesOf(server, user.userId);
          expect(entries.length).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: 25 },
  );
});

const raise = (): never => {
  throw new Error('Nobody is there.');
};

describe('money from before its order', () => {
  it.each([
    [-1, 'unmatched'],
    [0, 'completed'],
    [1, 'completed'],
  ])('paid %i ms from a day before it, by note: %s', async (ms, outcome) => {
    const { order } = await givenPayer();
    const receivedAt = new Date(order.createdAt.getTime() - DAY_MS + ms).toISOString();
    const money = moneyFor(server, order, { receivedAt });
    expect(await report(server, money)).toMatchObject({ outcome });
    expect(await orderOf(server, order.ref_code)).toMatchObject({
      status: outcome === 'completed' ? 'completed' : 'pending',
    });
    expect((await receiptOf(server, money.trxId)).reason).toBe(
      outcome === 'completed' ? null : 'paid_long_before',
    );
  });

  it('of years ago is not spent by its id either; its payer is informed that it is looked at', async () => {
    const payer = await givenPayer();
    const trxId = await givenMoney(payer, { receivedAt: '2001-01-01T00:00:00.000Z' });
    expect((await type(payer, trxId, DIGITS)).payload()).toMatchObject({
      ...{ status: 'pending', isKnown: true },
    });
    expect(await receiptOf(server, trxId)).toMatchObject({
      ...{ state: 'unmatched', reason: 'paid_long_before' },
    });
    expect(await paidEntriesOf(server, payer.user.userId)).toEqual([]);
  });

  it('leaves its order open for other money, and is too old for one that ended as well', async () => {
    const { order } = await givenPayer();
    const receivedAt = '2001-01-01T00:00:00.000Z';
    await report(server, moneyFor(server, order, { receivedAt }));
    expect(await report(server, moneyFor(server, order))).toMatchObject({ outcome: 'completed' });
    const ended = (await givenPayer()).order;
    server.clock.advance(ORDER_LIFETIME_MS);
    const money = moneyFor(server, ended, { receivedAt });
    expect(await report(server, money)).toMatchObject({ outcome: 'unmatched' });
    expect(await orderOf(server, ended.ref_code)).toMatchObject({ late: null });
  });
});

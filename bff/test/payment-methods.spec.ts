import {
  createOrder,
  type CreateOrderRequest,
  getCatalogue,
  getPayment,
  getPaymentMethods,
  listAudit,
  type MethodSettingsView,
  publishPaymentMethods,
  reportPaymentMessage,
} from '@portal/contracts';
import { firstMethods, type PaymentMethod } from '@portal/rules';
import { type TestClient, until } from '@portal/testing';
import type { GivenAccount } from './support/given-account';
import { methodsWith, publishMethods, shownMethod } from './support/payment-methods';
import { buy, moneyFor, orderOf, OUR_NUMBERS, report, statusOf } from './support/payments';
import { relayClient } from './support/relay';
import { createTestServer, type TestServer } from './support/test-server';

const NEW_NUMBER = '01899999999';
const nagadAt = (number: string) => ({
  nagad: { numbers: [{ number, kind: 'merchant' as const }] },
});

let server: TestServer;
let fay: TestClient;
let user: GivenAccount;
let browser: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.connection.collection('method_lists').deleteMany({});
  await until(
    async () => (await shownMethod(server, 'nagad'))?.numbers[0]?.number === OUR_NUMBERS.nagad,
  );
  await until(async () => (await shownMethod(server, 'bkash'))?.numbers.length === 1);
  fay = await server.signInAsAdmin(undefined, 'finance');
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

const lists = async () => (await fay.send(getPaymentMethods)).payload().lists;
const tryToBuy = (facts: Partial<CreateOrderRequest> = {}) =>
  browser.send(createOrder, {
    body: { userId: user.userId, planId: 'combo_1d', method: 'bkash', ...facts },
  });

describe('a fresh system', () => {
  it('takes money by the methods of its configuration, which nobody published', async () => {
    const configured = [
      { method: 'bkash', number: OUR_NUMBERS.bkash, kind: 'personal' },
      { method: 'nagad', number: OUR_NUMBERS.nagad, kind: 'merchant' },
    ] as const;
    expect(await lists()).toEqual([
      {
        ...{ number: 1, publisher: null, publishedAt: null, reason: null },
        methods: firstMethods(configured),
      },
    ]);
    const { paymentNumbers } = (await server.client().send(getCatalogue)).payload();
    expect(paymentNumbers).toEqual(configured);
  });

  it('without any number takes orders by bKash and Nagad, and says no number', async () => {
    const bare = await server.another({ BKASH_NUMBER: '', NAGAD_NUMBER: '' });
    const { paymentMethods } = (await bare.client().send(getCatalogue)).payload();
    expect(paymentMethods?.map(({ method, numbers }) => [method, numbers])).toEqual([
      ['bkash', []],
      ['nagad', []],
    ]);
  });
});

describe('a publication', () => {
  it('is on every page at once, also on those of another instance', async () => {
    const other = await server.another();
    expect((await shownMethod(other, 'nagad'))?.numbers).toHaveLength(1);
    await publishMethods(server, {
      nagad: {
        numbers: [
          { number: NEW_NUMBER, kind: 'merchant' },
          { number: '01888888888', kind: 'agent' },
        ],
        ...{ noticeEn: 'Slow today.', noticeBn: 'আজ ধীর।', minBdt: 20, maxBdt: 25_000 },
      },
    });
    const shown = await shownMethod(server, 'nagad');
    expect(shown).toEqual({
      method: 'nagad',
      numbers: [
        { number: NEW_NUMBER, kind: 'merchant' },
        { number: '01888888888', kind: 'agent' },
      ],
      ...{ minBdt: 20, maxBdt: 25_000, notice: 'Slow today.', noticeBn: 'আজ ধীর।' },
    });
    await until(async () => (await shownMethod(other, 'nagad'))?.notice === 'Slow today.');
    expect(await shownMethod(other, 'nagad')).toEqual(shown);
    // Portals from before method lists know one number of a method, and no agents.
    const { paymentNumbers } = (await other.client().send(getCatalogue)).payload();
    expect(paymentNumbers.map(({ number }) => number)).toEqual([OUR_NUMBERS.bkash, NEW_NUMBER]);
  });

  it('puts the methods into a new order, also for pages', async () => {
    const { after, methods } = await methodsWith(server);
    const [bkash, nagad, ...others] = methods as [MethodSettingsView, MethodSettingsView];
    const body = { after, methods: [nagad, bkash, ...others] };
    (await fay.send(publishPaymentMethods, { body })).payload();
    const { paymentMethods } = (await server.client().send(getCatalogue)).payload();
    expect(paymentMethods?.map(({ method }) => method)).toEqual(['nagad', 'bkash']);
  });

  it('is a new list with the next number; the one before stays as it was', async () => {
    await publishMethods(server, nagadAt(NEW_NUMBER));
    await publishMethods(server, { bkash: { isOn: false } });
    const all = await lists();
    expect(all.map(({ number, publisher }) => [number, publisher])).toEqual([
      [3, 'fay'],
      [2, 'fay'],
      [1, null],
    ]);
    expect(all.map(({ methods }) => methods[0]?.isOn)).toEqual([false, true, true]);
  });

  it('of two that follow the same list succeeds once: one of 50 at once, on two instances', async () => {
    const other = await server.another();
    const second = await other.signInAsAdmin();
    const body = await methodsWith(server, { bkash: { isOn: false } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) =>
        (call % 2 ? fay : second).send(publishPaymentMethods, { body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(new Set(refusals)).toEqual(new Set(['payment-methods/newer']));
    expect(await lists()).toHaveLength(2);
  });

  it.each<[string, string, Partial<MethodSettingsView>]>([
    ['of no change', 'payment-methods/no-changes', {}],
    ['of a method that is on without a number', 'payment-methods/not-complete', { numbers: [] }],
    [
      'of a number of no operator',
      'payment-methods/not-complete',
      { numbers: [{ number: '12345', kind: 'personal' }] },
    ],
    ['of a notice in one language', 'payment-methods/not-complete', { noticeEn: 'Slow.' }],
    ['of a minimum above the maximum', 'payment-methods/not-complete', { minBdt: 9, maxBdt: 8 }],
    ['of an amount with poisha', 'request/invalid', { minBdt: 9.5 }],
    ['of a sender that no phone shows', 'request/invalid', { senders: ['<b>'] }],
    [
      'of a kind that there is not',
      'request/invalid',
      { numbers: [{ number: '01712345678', kind: 'bank' as 'agent' }] },
    ],
  ])('%s is refused and changes nothing', async (_what, refusal, change) => {
    const body = await methodsWith(server, { bkash: change });
    expect((await fay.send(publishPaymentMethods, { body })).code).toBe(refusal);
    expect(await lists()).toHaveLength(1);
  });

  it('says which method has which fault', async () => {
    const body = await methodsWith(server, { bkash: { numbers: [] } });
    const answer = await fay.send(publishPaymentMethods, { body });
    expect(answer.body.message).toContain('A method that is on needs a number.');
  });
});

describe('a method that is switched off', () => {
  const off = { bkash: { isOn: false } };

  it('is shown without a number, and refuses new orders in words', async () => {
    await publishMethods(server, off);
    expect(await shownMethod(server, 'bkash')).toMatchObject({ numbers: [] });
    const answer = await tryToBuy();
    expect([answer.status, answer.code]).toEqual([422, 'payments/method-missing']);
    expect((await tryToBuy({ method: 'nagad' })).status).toBe(200);
  });

  it('leaves open orders payable: they are returned with their number, and their money counts', async () => {
    const order = await buy(browser, user);
    await publishMethods(server, off);
    expect((await tryToBuy()).payload()).toMatchObject({
      referenceCode: order.referenceCode,
      payTo: [{ method: 'bkash', number: OUR_NUMBERS.bkash, kind: 'personal' }],
    });
    const receiver = OUR_NUMBERS.bkash;
    expect((await report(server, moneyFor(server, order, { receiver }))).outcome).toBe('completed');
  });

  it('takes no open order of another method', async () => {
    await publishMethods(server, off);
    const order = await buy(browser, user, { method: 'nagad' });
    expect((await tryToBuy()).code).toBe('payments/method-missing');
    expect((await statusOf(browser, order.referenceCode)).payment.method).toBe('nagad');
  });

  it('as all others refuses orders that name no method, too', async () => {
    await publishMethods(server, { ...off, nagad: { isOn: false } });
    expect((await tryToBuy({ method: null })).code).toBe('payments/method-missing');
  });
});

describe('a number that was replaced', () => {
  it('is not shown any more, and money to it still completes its order, also a new one', async () => {
    const order = await buy(browser, user, { method: 'nagad' });
    await publishMethods(server, nagadAt(NEW_NUMBER));
    const old = { method: 'nagad', receiver: `+88${OUR_NUMBERS.nagad}` } as const;
    expect((await report(server, moneyFor(server, order, old))).outcome).toBe('completed');
    const next = await buy(browser, user, { method: 'nagad' });
    expect(next.payTo?.map(({ number }) => number)).toEqual([NEW_NUMBER]);
    await publishMethods(server, nagadAt('01877777777'));
    expect((await report(server, moneyFor(server, next, old))).outcome).toBe('completed');
  });

  it('is known on an instance that has not heard of the new one, and a strange one never is', async () => {
    const other = await server.another();
    const strange = await buy(browser, user, { method: 'nagad' });
    await publishMethods(server, nagadAt(NEW_NUMBER));
    const fresh = { method: 'nagad', receiver: NEW_NUMBER } as const;
    const stranger = { method: 'nagad', receiver: '01666666666' } as const;
    expect((await report(other, moneyFor(server, strange, stranger))).outcome).toBe(
      'failed_amount_mismatch',
    );
    const order = await buy(browser, user, { method: 'nagad' });
    expect((await report(other, moneyFor(server, order, fresh))).outcome).toBe('completed');
  });

  it('stays in the order as what was shown, until the payer is shown another one', async () => {
    const order = await buy(browser, user, { method: 'nagad' });
    await publishMethods(server, nagadAt(NEW_NUMBER));
    const shown = async () => (await orderOf(server, order.referenceCode)).payTo;
    expect(await shown()).toEqual([
      { method: 'nagad', number: OUR_NUMBERS.nagad, kind: 'merchant' },
    ]);
    await buy(browser, user, { method: 'nagad' });
    expect(await shown()).toEqual([{ method: 'nagad', number: NEW_NUMBER, kind: 'merchant' }]);
  });
});

describe('the record of a payment', () => {
  const recordOf = async (paymentId: string, client = fay) =>
    (await client.send(getPayment, { params: { paymentId } })).payload().payment;
  const paid = async (receiver: string | null) => {
    const order = await buy(browser, user, { method: 'nagad' });
    await report(server, moneyFor(server, order, { method: 'nagad', receiver }));
    return order.referenceCode;
  };

  it('shows the numbers that the payer was shown, and what received the money was then', async () => {
    const before = await paid(OUR_NUMBERS.nagad);
    server.clock.advance(1_000);
    await publishMethods(server, nagadAt(NEW_NUMBER));
    const after = await paid(OUR_NUMBERS.nagad);
    const receiver = { number: OUR_NUMBERS.nagad };
    expect(await recordOf(before)).toMatchObject({
      order: { payTo: [{ method: 'nagad', number: OUR_NUMBERS.nagad, kind: 'merchant' }] },
      money: { receiver: { ...receiver, state: 'in-use' } },
    });
    expect(await recordOf(after)).toMatchObject({
      order: { payTo: [{ method: 'nagad', number: NEW_NUMBER, kind: 'merchant' }] },
      money: { receiver: { ...receiver, state: 'replaced' } },
    });
    expect((await recordOf(await paid(null))).money?.receiver).toBeNull();
  });

  it('shows a number that is none of ours only to who decides about money', async () => {
    const support = await server.signInAsAdmin(undefined, 'support');
    const stray = await paid('01666666666');
    const stated = { state: 'unknown' };
    expect((await recordOf(stray)).money?.receiver).toEqual({ number: '01666666666', ...stated });
    const seen = await recordOf(stray, support);
    expect(seen.money?.receiver).toEqual({ number: null, ...stated });
    const replaced = await paid(OUR_NUMBERS.nagad);
    expect((await recordOf(replaced, support)).money?.receiver?.number).toBe(OUR_NUMBERS.nagad);
  });
});

it.each<[string, PaymentMethod | null]>([
  ['a method', 'bkash'],
  ['all methods', null],
])(
  'the limits of %s refuse an order below the minimum and above the maximum',
  async (_of, method) => {
    const { amount } = await buy(browser, user);
    const limit = (change: Partial<MethodSettingsView>) =>
      publishMethods(server, { bkash: change, ...(method === null && { nagad: change }) });
    const other = await server.givenAccount();
    const buyer = await server.signInAs(other);
    const body = { userId: other.userId, planId: 'combo_1d', method };
    const attempt = async () => (await buyer.send(createOrder, { body })).code;
    await limit({ minBdt: amount + 1, maxBdt: null });
    expect(await attempt()).toBe('payments/below-minimum');
    await limit({ minBdt: 1, maxBdt: amount - 1 });
    expect(await attempt()).toBe('payments/above-maximum');
    await limit({ minBdt: amount, maxBdt: amount });
    expect(await attempt()).toBeNull();
  },
);

describe('the senders of messages', () => {
  let nextId = 100;
  const tell = async (sender: string | null, reference: string, amount: number) => {
    const id = `8N7A6D5${(nextId += 1)}`;
    const text = `You have received Tk ${amount}.00 from 01911111111. Ref ${reference}. Fee Tk 0.00. Balance Tk 9,141.00. TrxID ${id} at 10/03/2031 12:00`;
    const body = {
      method: 'bkash' as const,
      text,
      sender,
      receivedAt: server.clock.now().toISOString(),
    };
    return (await relayClient(server).send(reportPaymentMessage, { body })).payload();
  };

  it('decide whether a message is read; one of a stranger waits for an administrator', async () => {
    const { referenceCode, amount } = await buy(browser, user);
    expect(await tell('01911111111', referenceCode, amount)).toMatchObject({ kind: 'unparsed' });
    expect((await statusOf(browser, referenceCode)).status).toBe('pending');
    expect(await tell('bKash', referenceCode, amount)).toMatchObject({ outcome: 'completed' });
  });

  it('are a list that a publication changes; a relay that says no sender has checked it', async () => {
    await publishMethods(server, { bkash: { senders: ['bKash', '16247'] } });
    const { referenceCode, amount } = await buy(browser, user);
    expect(await tell('16247', referenceCode, amount)).toMatchObject({ outcome: 'completed' });
    expect(await tell(null, 'NONE', amount)).toMatchObject({ kind: 'received' });
  });
});

it('who changed a method, when, why, from what to what, is one record of the audit', async () => {
  const body = await methodsWith(server, { ...nagadAt(NEW_NUMBER), bkash: { isOn: false } });
  await fay.send(publishPaymentMethods, { body: { ...body, reason: 'The SIM card is lost.' } });
  const ana = await server.signInAsAdmin();
  const query = { action: 'payment-methods/publish' } as const;
  const { audit } = (await ana.send(listAudit, { query })).payload();
  expect(audit[0]).toMatchObject({
    ...{ actor: 'fay', target: 'method-list:2', reason: 'The SIM card is lost.' },
    details: {
      ...{ 'before:number': 1, 'after:number': 2 },
      'before:methods': 'bkash isOn true; nagad numbers 01812345678 (merchant)',
      'after:methods': `bkash isOn false; nagad numbers ${NEW_NUMBER} (merchant)`,
    },
  });
});

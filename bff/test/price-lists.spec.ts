import {
  cancelPriceList,
  discardPriceDraft,
  getPriceLists,
  listAudit,
  type PricedPlanView,
  publishPriceList,
  savePriceDraft,
} from '@portal/contracts';
import { FIRST_PLANS, MINUTE_MS } from '@portal/rules';
import { type TestClient, until } from '@portal/testing';
import { forgetPriceLists, plansWith, publish, saveDraft, shownPrice } from './support/price-lists';
import { createTestServer, type TestServer } from './support/test-server';

// Shorter than an administrator may be idle.
const SOON_MS = 5 * MINUTE_MS;

let server: TestServer;
let ana: TestClient;
let fay: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await forgetPriceLists(server);
  ana = await server.signInAsAdmin();
  fay = await server.signInAsAdmin(undefined, 'finance');
});

const read = async (admin = ana) => (await admin.send(getPriceLists)).payload();

const dearer = (priceBdt: number): PricedPlanView[] => plansWith({ combo_1d: { priceBdt } });

/** Ana writes, Fay publishes; the answer of the publication. */
async function tryToPublish(
  plans: PricedPlanView[],
  change: Partial<{ after: number; revision: number; effectiveFrom: string | null }> = {},
) {
  const revision = await saveDraft(ana, plans);
  const body = { revision, after: (await read()).lists[0]?.number ?? 0, effectiveFrom: null };
  return fay.send(publishPriceList, { body: { ...body, ...change } });
}

const soon = () => new Date(server.clock.now().getTime() + SOON_MS).toISOString();

describe('a fresh system', () => {
  it("sells by list 1, the specification's plans, which nobody published", async () => {
    const { lists, ...state } = await read();
    expect(state).toMatchObject({ current: 1, waiting: null, draft: null, mayPublish: true });
    expect(lists).toEqual([
      expect.objectContaining({ number: 1, author: null, publishedAt: null, plans: FIRST_PLANS }),
    ]);
  });
});

describe('a publication', () => {
  it('is on every page at once, also on those of another instance', async () => {
    const other = await server.another();
    expect([await shownPrice(server), await shownPrice(other)]).toEqual([155, 155]);
    await publish(server, dearer(160));
    expect(await shownPrice(server)).toBe(160);
    await until(async () => (await shownPrice(other)) === 160);
  });

  it('is a new list with the next number; the one before stays as it was', async () => {
    await publish(server, dearer(160));
    await publish(server, dearer(170));
    const { lists, current, draft } = await read();
    expect(lists.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect({ current, draft }).toEqual({ current: 3, draft: null });
    expect(lists.map(({ plans }) => plans.find(({ id }) => id === 'combo_1d')?.priceBdt)).toEqual([
      ...[170, 160, 155],
    ]);
    expect(lists[0]).toMatchObject({ author: 'ana', publisher: 'fay', cancelledAt: null });
  });

  it('at a time is in effect from that millisecond on, on every instance', async () => {
    const other = await server.another();
    const at = soon();
    expect((await tryToPublish(dearer(160), { effectiveFrom: at })).payload()).toMatchObject({
      ...{ current: 1, waiting: 2 },
      message: 'Price list 2 is published and waits for its time.',
    });
    server.clock.advance(SOON_MS - 1);
    await until(async () => (await read()).waiting === 2);
    expect([await shownPrice(server), await shownPrice(other)]).toEqual([155, 155]);
    server.clock.advance(1);
    expect(await shownPrice(server)).toBe(160);
    await until(async () => (await shownPrice(other)) === 160);
    expect(await read()).toMatchObject({ current: 2, waiting: null });
  });

  it('can be cancelled before its time, but not afterwards', async () => {
    await tryToPublish(dearer(160), { effectiveFrom: soon() });
    const cancel = () => fay.send(cancelPriceList, { params: { number: '2' } });
    expect((await cancel()).payload()).toMatchObject({ current: 1, waiting: null });
    expect((await cancel()).code).toBe('price-lists/not-waiting');
    server.clock.advance(SOON_MS);
    expect(await shownPrice(server)).toBe(155);
    await publish(server, dearer(170));
    expect((await read()).current).toBe(3);
    expect((await fay.send(cancelPriceList, { params: { number: '3' } })).code).toBe(
      'price-lists/not-waiting',
    );
  });

  it('of two that follow the same list succeeds once: one of 50 at once, on two instances', async () => {
    const other = await server.another();
    const revision = await saveDraft(ana, dearer(160));
    const second = await other.signInAsAdmin(undefined, 'finance');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, call) =>
        (call % 2 ? fay : second).send(publishPriceList, {
          body: { revision, after: 1, effectiveFrom: null },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(new Set(refusals)).toEqual(new Set(['price-lists/newer']));
    expect((await read()).lists.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('going back is publishing an old list anew', async () => {
    await publish(server, dearer(160));
    const first = (await read()).lists.find(({ number }) => number === 1);
    await publish(server, plansWith({}, first?.plans));
    expect(await shownPrice(server)).toBe(155);
    expect((await read()).current).toBe(3);
  });
});

describe('a publication is refused', () => {
  it.each<[string, string, () => Promise<{ code: string | null }>]>([
    [
      'for the author, where somebody else may publish',
      'price-lists/own-draft',
      async () => {
        const revision = await saveDraft(fay, dearer(160));
        return fay.send(publishPriceList, { body: { revision, after: 1, effectiveFrom: null } });
      },
    ],
    [
      'when another list was published since',
      'price-lists/newer',
      async () => {
        await publish(server, dearer(160));
        return tryToPublish(dearer(170), { after: 1 });
      },
    ],
    [
      'while a list waits for its time',
      'price-lists/waiting',
      async () => {
        await tryToPublish(dearer(160), { effectiveFrom: soon() });
        return tryToPublish(dearer(170));
      },
    ],
    [
      'when the draft was saved since',
      'price-lists/draft-changed',
      async () => {
        const revision = await saveDraft(ana, dearer(160));
        return tryToPublish(dearer(170), { revision });
      },
    ],
    [
      'without a draft',
      'price-lists/no-draft',
      () => fay.send(publishPriceList, { body: { revision: 1, after: 1, effectiveFrom: null } }),
    ],
    [
      'of plans with a fault',
      'price-lists/not-complete',
      () => tryToPublish(plansWith({ combo_1d: { isUsual: true } })),
    ],
    ['of no change', 'price-lists/no-changes', () => tryToPublish(plansWith())],
    [
      'for a time that is over',
      'price-lists/in-the-past',
      () => tryToPublish(dearer(160), { effectiveFrom: server.clock.now().toISOString() }),
    ],
  ])('%s', async (_when, refusal, attempt) => {
    const answer = await attempt();
    const numbers = (await read()).lists.map(({ number }) => number);
    expect(answer.code).toBe(refusal);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(2);
  });
});

describe('the draft', () => {
  it('may have faults, because it is saved while it is written', async () => {
    await saveDraft(ana, plansWith({ combo_1d: { activates: [] } }));
    expect((await read(fay)).draft).toMatchObject({ author: 'ana' });
  });

  it('is never overwritten by somebody who has not seen it', async () => {
    const revision = await saveDraft(ana, dearer(160));
    const body = { revision: revision - 1, plans: dearer(170) };
    expect((await fay.send(savePriceDraft, { body })).code).toBe('price-lists/draft-changed');
    expect((await fay.send(savePriceDraft, { body: { ...body, revision: 0 } })).code).toBe(
      'price-lists/draft-changed',
    );
    expect((await fay.send(savePriceDraft, { body: { ...body, revision } })).status).toBe(200);
  });

  it('that was discarded is not the one that is written next, whoever still has it open', async () => {
    const revision = await saveDraft(ana, dearer(160));
    await fay.send(discardPriceDraft);
    server.clock.advance(1);
    await saveDraft(fay, dearer(170));
    const body = { revision, plans: dearer(180) };
    expect((await ana.send(savePriceDraft, { body })).code).toBe('price-lists/draft-changed');
    await fay.send(discardPriceDraft);
    expect((await fay.send(discardPriceDraft)).code).toBe('price-lists/no-draft');
  });

  it.each<[string, Partial<PricedPlanView>]>([
    ['no price', { priceBdt: 0 }],
    ['no price in INR', { priceInr: 0 }],
    ['a price with poisha', { priceBdt: 99.5 }],
    ['a price as text', { priceBdt: '99' as unknown as number }],
    ['no day', { durationDays: 0 }],
    ['an id that is no part of an address', { id: '../x' }],
    ['a bot that we do not have', { activates: ['mail' as 'drm'] }],
    ['no name', { name: ' ' }],
    ['a time without its zone', { visibleFrom: '2031-01-01T00:00:00' }],
  ])('is not saved with a plan that has %s', async (_what, change) => {
    const body = { revision: 0, plans: plansWith({ combo_1d: change }) };
    expect((await ana.send(savePriceDraft, { body })).code).toBe('request/invalid');
    expect((await read()).draft).toBeNull();
  });
});

it('who changed a price, when, why, from what to what, is one record of the audit', async () => {
  const revision = await saveDraft(ana, dearer(160));
  const body = { revision, after: 1, effectiveFrom: null, reason: 'The dollar got dearer.' };
  await fay.send(publishPriceList, { body });
  const { audit } = (
    await ana.send(listAudit, { query: { action: 'price-lists/publish' } })
  ).payload();
  expect(audit[0]).toMatchObject({
    ...{ actor: 'fay', target: 'price-list:2', reason: 'The dollar got dearer.' },
    details: {
      author: 'ana',
      ...{ 'before:number': 1, 'after:number': 2 },
      'before:plans': 'combo_1d priceBdt 155',
      'after:plans': 'combo_1d priceBdt 160',
    },
  });
});

import {
  deductPlan,
  deleteUser,
  getTimeline,
  listActiveOffers,
  removeOffer,
  resetUserPlan,
  sendOffer,
  sendSpecialOffer,
  setTags,
  toggleFreeze,
  undoAction,
  updatePlan,
} from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import type { TestAnswer, TestClient } from '@portal/testing';
import fc from 'fast-check';
import { AccountsService } from '../src/domain/accounts/accounts.service';
import { PlansService } from '../src/domain/plans/plans.service';
import { auditOf, ledgerOf, storedUser } from './support/actions';
import { replayedPlan } from './support/replayed-plan';
import { newTaskId, report, send } from './support/reports';
import { createTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: TestClient;
let nextUserId = 810_000;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  admin = await server.signInAsAdmin();
});
afterAll(() => server.stop());

const plansOf = () => server.app.get(PlansService, { strict: false });
const planOf = async (userId: number) =>
  (await storedUser(server, userId))?.['plan'] as { balance: number; days: number; start: Date };
const travel = async (days: number) => {
  server.clock.advance(days * DAY_MS);
  admin = await server.signInAsAdmin();
};

/** A user who bought a plan. */
async function givenUser(days = 30, videos = 20): Promise<number> {
  const userId = (nextUserId += 1);
  await server.app.get(AccountsService, { strict: false }).open({ userId });
  const terms = { price: 999, currency: 'BDT', activates: ['drm' as const] };
  const sourceId = `bought-${userId}`;
  const cause = { reason: 'payment', actor: `user:${userId}`, sourceId } as const;
  await plansOf().grantPlan(userId, { days, videos, ...terms }, cause);
  return userId;
}

const idOf = (answer: TestAnswer<{ actionId?: string }>): string => {
  const { actionId } = answer.payload();
  if (actionId === undefined) throw new Error('The action cannot be undone.');
  return actionId;
};
const add = (id: number, days: number, videos = 0) =>
  admin.send(updatePlan, {
    params: { id },
    body: { ...(days && { daysToAdd: days }), ...(videos && { balanceToAdd: videos }) },
  });
const cut = (id: number, days: number, videos = 0) =>
  admin.send(deductPlan, {
    params: { id },
    body: { ...(days && { daysToCut: days }), ...(videos && { balanceToCut: videos }) },
  });
const reset = (id: number) => admin.send(resetUserPlan, { params: { id } });
const toggle = (id: number) => admin.send(toggleFreeze, { params: { id } });
const tag = (id: number, ...tags: string[]) =>
  admin.send(setTags, { params: { id }, body: { tags } });
const undo = (id: number, actionId: string, by = admin) =>
  by.send(undoAction, { params: { id, actionId } });
const download = (userId: number) => send(server.bot(), newTaskId(), report(userId));
const offersOf = async (id: number) =>
  (await admin.send(listActiveOffers)).payload().offers.filter(({ userId }) => userId === id);

it.each<[string, (id: number) => ReturnType<typeof add>]>([
  ['days and videos that were added', (id) => add(id, 30, 65)],
  ['days and videos that were cut', (id) => cut(id, 5, 3)],
  ['everything that was cut', (id) => cut(id, 999, 999)],
  ['a plan that was reset', reset],
])('%s: the plan is as before to the letter, days later too', async (_what, action) => {
  const [active, expired] = [await givenUser(30, 20), await givenUser(2, 20)];
  await travel(3.4);
  for (const id of [active, expired]) {
    const before = await storedUser(server, id);
    const actionId = idOf(await action(id));
    await travel(1.2);
    (await undo(id, actionId)).payload();
    expect(await storedUser(server, id)).toEqual(before);
    expect(await planOf(id)).toEqual(await replayedPlan(server, id));
  }
});

it('an undo has an entry of the ledger and a record of the audit of its own', async () => {
  const id = await givenUser();
  const answer = await admin.send(updatePlan, {
    params: { id },
    body: { daysToAdd: 7, reason: ' He paid in cash. ' },
  });
  const actionId = idOf(answer);
  (await undo(id, actionId)).payload();
  expect((await ledgerOf(server, id)).slice(1)).toMatchObject([
    { reason: 'admin', days: 7, sourceId: actionId, remark: 'He paid in cash.' },
    { reason: 'undo', days: -7, videos: 0, sourceId: actionId, actor: 'admin:ana' },
  ]);
  expect(await auditOf(server, id)).toMatchObject([
    { action: 'plans/add', reason: 'He paid in cash.', days: 7 },
    {
      action: 'plans/undo',
      days: -7,
      details: { actionId, undid: 'plans/add', 'before:days': 37, 'after:days': 30 },
    },
  ]);
});

it('the activity names what can be undone and what was', async () => {
  const id = await givenUser();
  const first = idOf(await add(id, 7));
  server.clock.advance(1_000);
  const second = idOf(await tag(id, 'vip'));
  await undo(id, first);
  const { timeline } = (await admin.send(getTimeline, { params: { id } })).payload();
  const named = timeline.filter((entry) => 'actionId' in entry);
  expect(named).toMatchObject([
    { kind: 'admin', actionId: second, isUndone: false },
    { kind: 'plan', actionId: first, isUndone: true },
  ]);
});

it('videos that were downloaded meanwhile stay downloaded', async () => {
  const id = await givenUser(30, 1);
  const actionId = idOf(await add(id, 0, 2));
  await download(id);
  await download(id);
  await undo(id, actionId);
  expect((await planOf(id)).balance).toBe(0);
  expect(await planOf(id)).toEqual(await replayedPlan(server, id));
});

it('is refused when the plan was changed since, until that was undone too', async () => {
  const id = await givenUser();
  const first = idOf(await add(id, 30));
  const second = idOf(await cut(id, 3));
  const before = await storedUser(server, id);
  expect((await undo(id, first)).code).toBe('actions/plan-changed');
  expect(await storedUser(server, id)).toEqual(before);
  (await undo(id, second)).payload();
  (await undo(id, first)).payload();
  expect((await planOf(id)).days).toBe(30);
  expect((await undo(id, first)).code).toBe('actions/undone');
});

it('a freeze and tags go back only while nobody changed them since', async () => {
  const id = await givenUser();
  const froze = idOf(await toggle(id));
  const tagged = idOf(await tag(id, 'vip', 'late'));
  expect((await undo(id, froze)).payload().user.isFrozen).toBe(false);
  expect((await undo(id, tagged)).payload().user.tags).toEqual([]);
  const again = idOf(await toggle(id));
  const first = idOf(await tag(id, 'one'));
  await toggle(id);
  await toggle(id);
  await tag(id, 'two');
  await tag(id, 'one');
  expect((await undo(id, again)).code).toBe('actions/freeze-changed');
  expect((await undo(id, first)).code).toBe('actions/tags-changed');
});

it('a change that changed nothing cannot be undone', async () => {
  const id = await givenUser();
  await tag(id, 'vip');
  expect((await tag(id, 'vip')).payload()).not.toHaveProperty('actionId');
});

it('offers are withdrawn and brought back, unless used or over', async () => {
  const id = await givenUser();
  const special = {
    ...{ userId: id, planId: 'plan_standard_bdt_30d', expiryDays: 2 },
    discount: { type: 'percentage', value: 10 } as const,
  };
  const sent = idOf(await admin.send(sendOffer, { body: { userId: id, message: 'Hello' } }));
  const offered = idOf(await admin.send(sendSpecialOffer, { body: special }));
  const [first, second] = await offersOf(id);
  const gone = [];
  for (const offer of [first, second]) {
    const params = { offerId: offer?._id ?? '' };
    gone.push(idOf(await admin.send(removeOffer, { params })));
  }
  expect((await undo(id, sent)).code).toBe('actions/offer-changed');
  for (const actionId of gone) (await undo(id, actionId)).payload();
  expect(await offersOf(id)).toEqual([first, second]);
  await travel(2.5);
  expect((await undo(id, offered)).code).toBe('actions/offer-changed');
  (await undo(id, sent)).payload();
  expect(await offersOf(id)).toEqual([]);
});

it('is refused for a later account of the same id, for another user and for what is no such action', async () => {
  const [id, other] = [await givenUser(), await givenUser()];
  const actions = [idOf(await tag(id, 'vip')), idOf(await add(id, 3))];
  await admin.send(sendOffer, { body: { userId: id, message: 'Only for you' } });
  const [offer] = await offersOf(id);
  const params = { offerId: offer?._id ?? '' };
  actions.push(idOf(await admin.send(removeOffer, { params })), idOf(await toggle(id)));
  expect((await undo(other, actions[0] ?? '')).code).toBe('actions/not-found');
  expect((await undo(id, '0123456789abcdef01234567')).code).toBe('actions/not-found');
  expect((await undo(id, 'nothing')).code).toBe('actions/not-found');
  await admin.send(deleteUser, { params: { id } });
  await server.app.get(AccountsService, { strict: false }).open({ userId: id });
  for (const actionId of actions) {
    expect((await undo(id, actionId)).code).toBe('actions/other-account');
  }
  expect(await offersOf(id)).toEqual([]);
});

it('tags that are not as the action left them stay, even without a later record', async () => {
  const id = await givenUser();
  const actionId = idOf(await tag(id, 'vip'));
  // The record of an instance whose clock is behind is older than the one it follows.
  await tag(id, 'late');
  const audit = server.connection.collection('audit');
  const last = { target: `user:${id}`, 'details.after:tags': 'late' };
  await audit.updateOne(last, { $set: { at: new Date(server.clock.now().getTime() - DAY_MS) } });
  expect((await undo(id, actionId)).code).toBe('actions/tags-changed');
  expect((await storedUser(server, id))?.['tags']).toEqual(['late']);
});

it('needs the permission of the action', async () => {
  const id = await givenUser();
  const actionId = idOf(await toggle(id));
  const finance = await server.signInAsAdmin(server.client(), 'finance');
  expect((await undo(id, actionId, finance)).code).toBe('sessions/role-forbidden');
});

it('two administrators at once undo a thing once', async () => {
  const other = await server.signInAsAdmin(server.client(), 'support');
  for (const action of [(id: number) => add(id, 7, 5), reset, toggle]) {
    const id = await givenUser();
    const before = await storedUser(server, id);
    const actionId = idOf(await action(id));
    const answers = await Promise.all([undo(id, actionId), undo(id, actionId, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await storedUser(server, id)).toEqual(before);
    expect(await planOf(id)).toEqual(await replayedPlan(server, id));
  }
});

const amount = fc.integer({ min: 1, max: 40 });
const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('add' as const, 'cut' as const),
    days: amount,
    videos: amount,
  }),
  fc.record({ does: fc.constantFrom('reset' as const, 'buy' as const, 'wait' as const) }),
  fc.record({ does: fc.constant('download' as const) }),
  fc.record({ does: fc.constantFrom('toggle' as const, 'tag' as const) }),
  fc.record({ does: fc.constant('undo' as const), which: fc.nat(9) }),
);

/** An action that is in force: its id, what it changed, and the state right before. */
interface Standing {
  readonly id: string | null;
  readonly aspect: 'plan' | 'isFrozen' | 'tags';
  readonly before: Record<string, unknown>;
  /** Videos that it gave. */
  readonly videos: number;
}

it('any sequence of actions and undos leaves what a model of the ledger says', async () => {
  const ASPECTS = {
    add: 'plan',
    cut: 'plan',
    reset: 'plan',
    toggle: 'isFrozen',
    tag: 'tags',
  } as const;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const id = await givenUser(10, 10);
      const standing: Standing[] = [];
      const all: Standing[] = [];
      const state = async (): Promise<Record<string, unknown>> =>
        (await storedUser(server, id)) ?? {};
      const push = (one: Standing): void => {
        standing.push(one);
        all.push(one);
      };
      for (const [place, one] of steps.entries()) {
        server.clock.advance(1_000);
        const before = await state();
        if (one.does === 'wait') await travel(3.7);
        else if (one.does === 'download') await download(id);
        else if (one.does === 'buy') {
          const cause = {
            reason: 'payment',
            actor: 'user:1',
            sourceId: `b-${id}-${place}`,
          } as const;
          await plansOf().grantPlan(id, { days: 3, videos: 4 }, cause);
          push({ id: null, aspect: 'plan', before, videos: 4 });
        } else if (one.does === 'undo') {
          const chosen = all.filter((action) => action.id !== null)[one.which];
          if (!chosen?.id) continue;
          const last = standing.findLast(({ aspect }) => aspect === chosen.aspect);
          const answer = await undo(id, chosen.id);
          if (last !== chosen) {
            expect(answer.status).toBe(409);
            expect(await state()).toEqual(before);
            continue;
          }
          answer.payload();
          standing.splice(standing.indexOf(chosen), 1);
          const after = await state();
          const videos = Math.max(
            0,
            (before['plan'] as { balance: number }).balance - chosen.videos,
          );
          const wanted = chosen.before[chosen.aspect];
          expect(after[chosen.aspect]).toEqual(
            chosen.aspect === 'plan' ? { ...(wanted as object), balance: videos } : (wanted ?? []),
          );
        } else {
          const answer = await {
            add: () => ('days' in one ? add(id, one.days, one.videos) : toggle(id)),
            cut: () => ('days' in one ? cut(id, one.days, one.videos) : toggle(id)),
            reset: () => reset(id),
            toggle: () => toggle(id),
            tag: () => tag(id, `tag${place}`),
          }[one.does]();
          const { actionId } = answer.payload();
          const entries = await ledgerOf(server, id);
          const aspect = ASPECTS[one.does];
          const videos = aspect === 'plan' ? Number(entries.at(-1)?.['videos']) : 0;
          push({ id: actionId ?? null, aspect, before, videos });
        }
        expect(await planOf(id)).toEqual(await replayedPlan(server, id));
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

const move = fc.oneof(
  fc.record({ does: fc.constantFrom('add' as const, 'cut' as const), days: amount }),
  fc.record({ does: fc.constantFrom('reset' as const, 'toggle' as const, 'tag' as const) }),
  fc.record({ does: fc.constant('undo' as const), which: fc.nat(5) }),
);
type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;

/** What the records of the audit leave of a value, the last change counts. */
async function auditedValue(id: number, key: string): Promise<unknown> {
  const records = await auditOf(server, id);
  return records.findLast(({ details }) => `after:${key}` in details)?.details[`after:${key}`];
}

it('two administrators at once in any sequence: each action is undone at most once, and plan, freeze and tags are what ledger and audit say', async () => {
  const other = await server.signInAsAdmin(server.client(), 'support');
  const rounds = fc.array(fc.tuple(move, move), { minLength: 3, maxLength: 7 });
  const make = async (by: TestClient, id: number, one: Move): Promise<string | null> => {
    const params = { id };
    const changes = {
      add: () => by.send(updatePlan, { params, body: { daysToAdd: 'days' in one ? one.days : 1 } }),
      cut: () => by.send(deductPlan, { params, body: { daysToCut: 'days' in one ? one.days : 1 } }),
      reset: () => by.send(resetUserPlan, { params }),
      toggle: () => by.send(toggleFreeze, { params }),
      tag: () => by.send(setTags, { params, body: { tags: [by === admin ? 'ana' : 'sam'] } }),
    };
    if (one.does === 'undo') return null;
    return (await changes[one.does]()).payload().actionId ?? null;
  };
  await fc.assert(
    fc.asyncProperty(rounds, async (pairs) => {
      const id = await givenUser(10, 10);
      const known: string[] = [];
      const undone: string[] = [];
      for (const pair of pairs) {
        server.clock.advance(1_000);
        const before = [...known];
        const work = pair.map(async (one, place) => {
          const by = place === 0 ? admin : other;
          const chosen = one.does === 'undo' ? before.at(-1 - one.which) : undefined;
          if (chosen !== undefined) {
            const answer = await undo(id, chosen, by);
            if (answer.status === 200) undone.push(chosen);
            else expect(answer.status).toBe(409);
          } else {
            const actionId = await make(by, id, one);
            if (actionId !== null) known.push(actionId);
          }
        });
        await Promise.all(work);
        expect(new Set(undone).size).toBe(undone.length);
        expect(await planOf(id)).toEqual(await replayedPlan(server, id));
        const user = await storedUser(server, id);
        expect(user?.['isFrozen']).toBe((await auditedValue(id, 'isFrozen')) ?? false);
        const tags = (user?.['tags'] ?? []) as string[];
        expect(tags.join(', ') || null).toBe((await auditedValue(id, 'tags')) ?? null);
      }
      const reversing = (await ledgerOf(server, id)).filter(({ reason }) => reason === 'undo');
      const sources = reversing.map(({ sourceId }) => String(sourceId));
      expect(new Set(sources).size).toBe(sources.length);
      expect(undone).toEqual(expect.arrayContaining(sources));
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

import type { Document } from 'mongodb';
import { testEngine } from './engine';
import { MODIFIERS, UPDATE_STAGES, UPDATES } from './mongodb/examples';
import { QUERY_NAMES, STAGE_NAMES, UPDATE_NAMES } from './mongodb/operators';
import { update, UPDATE_PLACES } from './mongodb/places';
import { asking, othersThan, someOf } from './mongodb/refused';

/** As query-operators.spec.ts, for updates: each name does its work or is refused everywhere. */
const running = testEngine();
const { codeOf, fill, slipped } = asking(running);
beforeEach(fill);

const BAD_VALUE = 2;
const UNKNOWN_MODIFIER = [9, 238];
const LISTS = [UPDATE_NAMES, QUERY_NAMES];

it.each([UPDATES, MODIFIERS, UPDATE_STAGES].flatMap((examples) => Object.entries(examples)))(
  '%s changes what it should',
  async (_name, [_id, change, after]) => {
    const { db } = running();
    await db.command(update(change, { q: { _id }, upsert: _id === 9 }));
    expect(await db.collection<{ _id: number }>('examples').findOne({ _id })).toEqual(after);
  },
);

describe.each(Object.entries(UPDATE_PLACES))('in %s', (_place, put) => {
  it('other operators are refused, alone and beside one', async () => {
    expect(await codeOf(put({ $set: { none: 1 } }))).toBeUndefined();
    const names = othersThan(UPDATES, ...LISTS);
    const alone = (name: string) => put({ [name]: { n: 1 } });
    expect(await slipped(names, alone, UNKNOWN_MODIFIER)).toEqual([]);
    const beside = (name: string) => put({ $set: { s: '' }, [name]: { n: 1 } });
    expect(await slipped(someOf(names), beside, UNKNOWN_MODIFIER)).toEqual([]);
  });
  it('other stages of a pipeline are refused', async () => {
    expect(await codeOf(put([{ $set: { none: 1 } }]))).toBeUndefined();
    const names = othersThan(UPDATE_STAGES, STAGE_NAMES, UPDATE_NAMES);
    expect(await slipped(names, (name) => put([{ [name]: 1 }]), [72, 40324])).toEqual([]);
  });
  it.each(['list.$', 'list.$[]', 'list.$[x]', 'list.$.y', '$[].y'])(
    'the positional path %s is refused',
    async (path) => expect(await codeOf(put({ $set: { [path]: 1 } }))).toBe(238),
  );
});

it('other modifiers of $push and $addToSet are refused', async () => {
  const put = (operator: string) => (name: string) =>
    update({ [operator]: { list: { $each: [1], [name]: 1 } } });
  const names = othersThan(MODIFIERS, ...LISTS);
  expect(await slipped(names, put('$push'), [BAD_VALUE])).toEqual([]);
  const others = [...names, '$slice', '$sort', '$position'];
  expect(await slipped(others, put('$addToSet'), [BAD_VALUE])).toEqual([]);
});

it.each<[string, (name: string) => Document]>([
  ['set', (name) => update({ $set: { o: { [name]: 1 } } })],
  ['pushed', (name) => update({ $push: { list: { [name]: 1 } } })],
  ['named by a path', (name) => update({ $set: { [`o.${name}`]: 1 } })],
  ['of a replacement', (name) => update({ n: 1, [name]: 1 })],
  ['inserted', (name) => ({ insert: 'empty', documents: [{ a: [{ [name]: 1 }] }] })],
])('no field with a dollar is stored: %s', async (_where, put) => {
  const names = othersThan(MODIFIERS, ...LISTS);
  expect(await slipped(names, put, [BAD_VALUE, 52, 56, 57, 238])).toEqual([]);
});

import type { Document } from 'mongodb';
import { testEngine } from './engine';
import { UPDATES } from './mongodb/examples';
import { QUERY_NAMES, UPDATE_NAMES } from './mongodb/operators';
import { update, UPDATE_PLACES } from './mongodb/places';
import { asking, othersThan, someOf } from './mongodb/refused';

/** As query-operators.spec.ts, for updates: each name does its work or is refused everywhere. */
const running = testEngine();
const { codeOf, fill, slipped } = asking(running);
beforeEach(fill);

const NOT_SUPPORTED = 238;
const LISTS = [UPDATE_NAMES, QUERY_NAMES];

it.each(Object.entries(UPDATES))('%s changes what it should', async (_name, [change, after]) => {
  const { db } = running();
  await db.command(update(change));
  expect(await db.collection<{ _id: number }>('examples').findOne({ _id: 1 })).toEqual(after);
});

describe.each(Object.entries(UPDATE_PLACES))('in %s', (_place, put) => {
  it('other operators are refused, alone and beside one', async () => {
    expect(await codeOf(put({ $set: { none: 1 } }))).toBeUndefined();
    const names = othersThan(UPDATES, ...LISTS);
    const alone = (name: string) => put({ [name]: { n: 1 } });
    expect(await slipped(names, alone, [NOT_SUPPORTED])).toEqual([]);
    const beside = (name: string) => put({ $set: { s: '' }, [name]: { n: 1 } });
    expect(await slipped(someOf(names), beside, [NOT_SUPPORTED])).toEqual([]);
  });
  it('a pipeline and a replacement are refused', async () => {
    expect(await codeOf(put([{ $set: { none: 1 } }]))).toBe(NOT_SUPPORTED);
    expect(await codeOf(put({ none: 1 }))).toBe(NOT_SUPPORTED);
  });
  it.each(['list.$', 'list.$[]', 'list.$[x]', 'list.$.y', '$[].y'])(
    'the positional path %s is refused',
    async (path) => expect(await codeOf(put({ $set: { [path]: 1 } }))).toBe(238),
  );
});

it('modifiers of $push are refused', async () => {
  const put = (name: string) => update({ $push: { list: { [name]: [1] } } });
  expect(await slipped(othersThan({}, ...LISTS), put, [NOT_SUPPORTED])).toEqual([]);
});

it.each([{ $gt: 1 }, { x: 1 }, [1], /^a/])('$pull of %j is refused', async (operand) =>
  expect(await codeOf(update({ $pull: { list: operand } }))).toBe(NOT_SUPPORTED),
);

it.each(['$set', '$inc', '$push', '$pull'])('%s through a scalar is error 28', async (operator) =>
  expect(await codeOf(update({ [operator]: { 'n.x': 1 } }))).toBe(28),
);

it.each<[string, (name: string) => Document]>([
  ['set', (name) => update({ $set: { o: { [name]: 1 } } })],
  ['pushed', (name) => update({ $push: { list: { [name]: 1 } } })],
  ['named by a path', (name) => update({ $set: { [`o.${name}`]: 1 } })],
  ['inserted', (name) => ({ insert: 'empty', documents: [{ a: [{ [name]: 1 }] }] })],
])('no field with a dollar is stored: %s', async (_where, put) => {
  const names = othersThan({}, ...LISTS);
  expect(await slipped(names, put, [NOT_SUPPORTED])).toEqual([]);
});

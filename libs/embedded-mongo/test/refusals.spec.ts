import { Code, Decimal128, Long, MaxKey, MinKey, Timestamp, type Document } from 'mongodb';
import { COMMANDS } from '../src/commands/registry';
import { failure, testEngine } from './engine';

const running = testEngine();
const run = (command: Document) => running().db.command(command);
/** The code a command is refused with; a failed statement of a write counts as well. */
async function codeOf(command: Document): Promise<unknown> {
  const reply = await run(command).catch((error: unknown) => error as Document);
  const [first] = (reply['writeErrors'] as Document[] | undefined) ?? [];
  return (first ?? reply)['code'];
}
const items = () => running().db.collection('items');

beforeAll(() => items().insertOne({ n: 1, list: [1], text: 'a' }));

const foreignValues: [string, unknown][] = [
  ['int64', Long.fromString('9007199254740993')],
  ['a small int64', Long.fromNumber(5)],
  ['bigint', 5n],
  ['Decimal128', Decimal128.fromString('1.5')],
  ['Timestamp', new Timestamp({ t: 1, i: 1 })],
  ['code', new Code('return 1')],
  ['MinKey', new MinKey()],
  ['MaxKey', new MaxKey()],
];

describe.each(foreignValues)('%s', (_name, value) => {
  it.each<[string, Document]>([
    ['insert', { insert: 'items', documents: [{ a: { b: [value] } }] }],
    ['filter', { find: 'items', filter: { n: value } }],
    ['nested filter', { find: 'items', filter: { $or: [{ n: { $in: [value] } }] } }],
    ['update', { update: 'items', updates: [{ q: {}, u: { $set: { n: value } } }] }],
    ['$inc', { update: 'items', updates: [{ q: {}, u: { $inc: { n: value } } }] }],
    [
      'pipeline',
      {
        aggregate: 'items',
        pipeline: [{ $match: { n: value } }],
        cursor: {},
      },
    ],
    ['delete', { delete: 'items', deletes: [{ q: { n: value }, limit: 0 }] }],
  ])('is refused in %s with 238', async (_where, command) => {
    expect(await codeOf(command)).toBe(238);
  });
});

describe('query operators', () => {
  it.each([
    '$lt',
    '$exists',
    '$not',
    '$and',
    '$foo',
    '$GT',
    '$toString',
    '$constructor',
    '$__proto__',
  ])('%s is refused with 238', async (operator) => {
    expect(await codeOf({ find: 'items', filter: { [operator]: 1 } })).toBe(238);
    const error = await failure(items().findOne({ n: { [operator]: 1 } }));
    expect(error).toMatchObject({
      code: 238,
      message: `the query operator ${operator} is not supported by the embedded engine`,
    });
    const pipeline = [{ $match: { n: { [operator]: 1 } } }];
    expect(await codeOf({ aggregate: 'items', pipeline, cursor: {} })).toBe(238);
  });
  it('also in a collection that does not exist', async () => {
    expect(await codeOf({ find: 'nowhere', filter: { n: { $foo: 1 } } })).toBe(238);
  });
});

describe('update operators', () => {
  it.each(['$unset', '$min', '$addToSet', '$foo', '$constructor'])(
    '%s is refused with 238, on no document too',
    async (operator) => {
      for (const update of ['items', 'nowhere'])
        expect(await codeOf({ update, updates: [{ q: {}, u: { [operator]: { n: 1 } } }] })).toBe(
          238,
        );
    },
  );
  it.each(['list.$', 'list.$[]', 'list.$[x]'])(
    'the positional path %s is refused',
    async (path) => {
      expect(
        await codeOf({
          update: 'items',
          updates: [{ q: { list: 1 }, u: { $set: { [path]: 2 } } }],
        }),
      ).toBe(238);
    },
  );
  it('arrayFilters, hint and collation are refused', async () => {
    for (const option of [
      { arrayFilters: [{ x: 1 }] },
      { hint: 'n_1' },
      { collation: { locale: 'en' } },
    ])
      expect(
        await codeOf({ update: 'items', updates: [{ q: {}, u: { $set: { n: 2 } }, ...option }] }),
      ).toBe(238);
  });
});

describe('stages and accumulators', () => {
  it.each([
    ...['$facet', '$count', '$addFields', '$set', '$unset', '$replaceRoot', '$sortByCount'],
    '$out',
    '$merge',
    '$geoNear',
    '$graphLookup',
    ...['$lookup', '$unwind', '$sort', '$skip'],
    '$setWindowFields',
    '$bucketAuto',
    '$densify',
    '$fill',
    '$unionWith',
    '$redact',
    '$sample',
    '$nonsense',
  ])('the stage %s is refused: 238', async (stage) => {
    const pipeline = [{ [stage]: {} }];
    expect(await codeOf({ aggregate: 'items', pipeline, cursor: {} })).toBe(238);
  });
  it('an unknown accumulator is refused', async () => {
    expect(
      await codeOf({
        aggregate: 'items',
        pipeline: [{ $group: { _id: null, x: { $stdDevPop: '$n' } } }],
        cursor: {},
      }),
    ).toBe(238);
  });
});

describe('commands and their options', () => {
  it.each([
    ...['distinct', 'dropDatabase', 'listDatabases', 'serverStatus', 'dbStats', 'killSessions'],
    'mapReduce',
    'eval',
    'renameCollection',
    'createUser',
    'shutdown',
    'collMod',
    'validate',
    'replSetGetStatus',
    'toString',
    '__proto__',
  ])('the command %s does not exist: 59', async (name) =>
    expect(await codeOf(Object.fromEntries([[name, 1]]))).toBe(59),
  );
  it.each(Object.keys(COMMANDS).filter((name) => COMMANDS[name]?.options !== '*'))(
    '%s refuses an option it does not know, and collation',
    async (name) => {
      expect(await codeOf({ [name]: 'items', nonsense: 1 })).toBe(238);
      expect(await codeOf({ [name]: 'items', collation: { locale: 'en' } })).toBe(238);
    },
  );
  it.each<[string, Document]>([
    ['sort', { findAndModify: 'items', remove: true, sort: { n: 1 } }],
    ['hint', { find: 'items', hint: 'n_1' }],
    ['comment', { ping: 1, comment: 'why' }],
    ['stmtId', { insert: 'items', documents: [{}], stmtId: 1 }],
    ['several names', { dropIndexes: 'items', index: ['n_1'] }],
    ['all names', { dropIndexes: 'items', index: '*' }],
  ])('%s is refused with 238: %j', async (_option, command) =>
    expect(await codeOf(command)).toBe(238),
  );
  it.each<[string, unknown]>([
    ['text', 'text'],
    ['2dsphere', '2dsphere'],
    ['hashed', 'hashed'],
  ])('an index of type %s is refused', async (_type, type) => {
    expect(
      await codeOf({ createIndexes: 'items', indexes: [{ key: { n: type }, name: 'x' }] }),
    ).toBe(238);
  });
  it('index options it has not are refused', async () => {
    const spec = { key: { n: 1 }, name: 'x' };
    expect(
      await codeOf({ createIndexes: 'items', indexes: [{ ...spec, collation: { locale: 'en' } }] }),
    ).toBe(238);
    expect(await codeOf({ createIndexes: 'items', indexes: [{ ...spec, sparse: true }] })).toBe(
      238,
    );
    expect(await codeOf({ createIndexes: 'items', indexes: [{ ...spec, nonsense: 1 }] })).toBe(238);
    expect(
      await codeOf({
        createIndexes: 'items',
        indexes: [{ ...spec, partialFilterExpression: { n: { $ne: 1 } } }],
      }),
    ).toBe(67);
  });
  it('write concerns of more members cannot be satisfied', async () => {
    expect(await codeOf({ insert: 'items', documents: [{}], writeConcern: { w: 3 } })).toBe(100);
  });
});

describe('values that would be stored wrongly', () => {
  it('regular expressions, dollar and dotted names are refused', async () => {
    expect(await codeOf({ insert: 'items', documents: [{ a: /x/ }] })).toBe(238);
    expect(await codeOf({ insert: 'items', documents: [{ a: { $b: 1 } }] })).toBe(238);
    expect(await codeOf({ insert: 'items', documents: [{ 'a.b': 1 }] })).toBe(238);
    expect(await codeOf({ insert: 'items', documents: [{ _id: [1] }] })).toBe(53);
  });
  it('integers that leave the safe range are refused', async () => {
    const big = running().db.collection<{ _id: number; n: number }>('big');
    await big.insertOne({ _id: 1, n: Number.MAX_SAFE_INTEGER });
    expect(await failure(big.updateOne({}, { $inc: { n: 1 } }))).toMatchObject({ code: 2 });
    expect((await big.findOne())?.n).toBe(Number.MAX_SAFE_INTEGER);
    await big.insertOne({ _id: 2, n: 1 });
    expect(
      await failure(big.aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }]).toArray()),
    ).toMatchObject({ code: 2 });
  });
});

it('nothing refused has left a trace', async () => {
  expect(
    await items()
      .find({}, { projection: { _id: 0 } })
      .toArray(),
  ).toEqual([{ n: 1, list: [1], text: 'a' }]);
});

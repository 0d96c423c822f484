import { SUPPORTED } from '@portal/embedded-mongo';
import type { UseKind } from '@portal/testing';
import { Decimal128, type Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { createTestServer, recorder, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.stop());

const run = (command: Document): Promise<Document> => {
  if (!server.serviceConnection.db) throw new Error('not connected');
  return server.serviceConnection.db.command(command);
};
const find = (rest: Document) => ({ find: 'users', ...rest });
const update = (u: unknown) => ({ update: 'users', updates: [{ q: {}, u }] });
const bulk = (operation: Document) => ({
  ...{ bulkWrite: 1, ops: [operation], nsInfo: [{ ns: 'portal.users' }] },
});
const aggregate = (...pipeline: Document[]) => ({ aggregate: 'users', pipeline, cursor: {} });

describe('the record of what a service asks its database', () => {
  it.each<[string, Document]>([
    ['commands distinct (distinct on users)', { distinct: 'users', key: 'userId' }],
    ['commands collStats (collStats on users)', { collStats: 'users' }],
    ['fields find.collation (find on users)', find({ collation: { locale: 'en' } })],
    [
      'fields update.updates.arrayFilters (update on users)',
      { update: 'users', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [] }] },
    ],
    [
      'fields createIndexes.indexes.sparse (createIndexes on users)',
      { createIndexes: 'users', indexes: [{ key: { a: 1 }, name: 'a', sparse: true }] },
    ],
    ['query $where (find on users)', find({ filter: { $where: 'true' } })],
    ['query $all (find on users)', find({ filter: { name: { $all: ['x'] } } })],
    ['query $mod (find on users)', find({ filter: { a: { $not: { $mod: [2, 0] } } } })],
    ['query $size (aggregate on users)', aggregate({ $match: { $or: [{ a: { $size: 1 } }] } })],
    [
      'query $exists (createIndexes on users)',
      {
        createIndexes: 'users',
        indexes: [{ key: { a: 1 }, name: 'x', partialFilterExpression: { a: { $exists: true } } }],
      },
    ],
    ['update $rename (update on users)', update({ $rename: { a: 'b' } })],
    ['update $bit (update on users)', update({ $bit: { a: { or: 1 } } })],
    ['update $slice (update on users)', update({ $push: { a: { $each: [1], $slice: 1 } } })],
    ['update $[] in a path (update on users)', update({ $set: { 'a.$[].b': 1 } })],
    ['update $bit (bulkWrite)', bulk({ update: 0, filter: {}, updateMods: { $bit: { a: 1 } } })],
    ['query $mod (bulkWrite)', bulk({ update: 0, filter: { a: { $mod: [2, 0] } } })],
    ['types Decimal128 (bulkWrite)', bulk({ document: { a: Decimal128.fromString('1') } })],
    ['fields bulkWrite.ops.hint (bulkWrite)', bulk({ update: 0, filter: {}, hint: 'a_1' })],
    ['query $lt (update on users)', update({ $pull: { a: { $lt: 1 } } })],
    ['stages $unset (update on users)', update([{ $unset: 'a' }])],
    ['stages $unionWith (aggregate on users)', aggregate({ $unionWith: { coll: 'tasks' } })],
    ['stages $count (aggregate on users)', aggregate({ $facet: { a: [{ $count: 'n' }] } })],
    [
      'stages $sample (aggregate on users)',
      aggregate({ $lookup: { from: 'tasks', pipeline: [{ $sample: { size: 1 } }], as: 'c' } }),
    ],
    [
      'accumulators $stdDevPop (aggregate on users)',
      aggregate({ $group: { _id: null, a: { $stdDevPop: '$a' } } }),
    ],
    [
      'expressions $toUpper (aggregate on users)',
      aggregate({ $group: { _id: { $toUpper: '$name' } } }),
    ],
    ['expressions $slice (find on users)', find({ projection: { a: { $slice: 1 } } })],
    ['expressions $abs (find on users)', find({ filter: { $expr: { $abs: '$a' } } })],
    ['expressions $$NOW (aggregate on users)', aggregate({ $project: { a: '$$NOW' } })],
    [
      'types Decimal128 (insert on users)',
      { insert: 'users', documents: [{ a: [Decimal128.fromString('1')] }] },
    ],
    ['types Long (update on users)', update({ $inc: { a: 5n } })],
  ])('has %s, whether or not the database refuses it', async (problem, command) => {
    await run(command).catch(() => undefined);
    expect(recorder.takeProblems()).toContain(problem);
  });

  it('fails a test file with what is beside the list, and has it once', async () => {
    for (const _time of [1, 2]) await run(update({ $rename: { a: 'b' } })).catch(() => undefined);
    expect(() => recorder.check()).toThrow(
      /does not support:\nupdate \$rename \(update on users\)$/,
    );
    expect(() => recorder.check()).not.toThrow();
  });

  it('includes other instances of the service, and not the looks of a test itself', async () => {
    const another = await server.another();
    const listed = (connection: Connection) => connection.db?.listCollections().toArray();
    await listed(another.serviceConnection);
    expect(recorder.takeProblems()).toContain('commands listCollections (listCollections)');
    await listed(server.connection);
    expect(recorder.takeProblems()).toEqual([]);
  });

  it('holds nothing against what the service does to sign somebody in', async () => {
    await server.signInAs(await server.givenAccount());
    expect(recorder.takeProblems()).toEqual([]);
  });
});

/** Operands, one of which suits any operator or option. */
const OPERANDS = [
  1,
  'string',
  '^a',
  '$a',
  true,
  {},
  [1],
  [{}],
  { a: 1 },
  { _id: null },
  [{ a: 1 }],
  { date: new Date(0) },
  { from: 'nowhere', localField: 'a', foreignField: 'a', as: 'a' },
];
const COMMANDS_OF: Record<UseKind, (name: string, operand: unknown) => Document[]> = {
  commands: (name) => [{ [name]: 'nowhere' }],
  fields: (name, operand) => {
    const [command = '', field = '', inner] = name.split('.');
    const value = inner === undefined ? operand : [{ [inner]: operand }];
    return [{ [command]: 'nowhere', [field]: value }];
  },
  query: (name, operand) => [
    find({ filter: { [name]: operand } }),
    find({ filter: { a: { [name]: operand } } }),
  ],
  update: (name, operand) => [
    update({ [name]: { [name.slice(1)]: operand } }),
    update({ $push: { list: { $each: [], [name]: operand } } }),
  ],
  stages: (name, operand) => [aggregate({ [name]: operand })],
  accumulators: (name, operand) => [aggregate({ $group: { _id: 1, a: { [name]: operand } } })],
  expressions: (name, operand) => [
    aggregate({ $project: { a: name.startsWith('$$') ? name : { [name]: operand } } }),
  ],
  types: () => [],
};
/** "No such command", "unknown field", "not supported", "no valid index option". */
const UNKNOWN = [59, 40415, 238, 197];

it.each(
  Object.entries(SUPPORTED)
    .filter(([kind]) => kind !== 'types')
    .flatMap(([kind, names]) => names.map((name) => [kind as UseKind, name] as const)),
)('the database knows what the engine lists: %s %s', async (kind, name) => {
  const codes: unknown[] = [];
  for (const operand of OPERANDS)
    for (const command of COMMANDS_OF[kind](name, operand)) {
      const reply: Document = await run(command).catch((error: Document) => error);
      codes.push(reply['code'] ?? (reply['writeErrors'] as Document[] | undefined)?.[0]?.['code']);
    }
  recorder.takeProblems();
  // Commands and options are known when they fail by their values only; an operator has to work.
  const known = kind === 'commands' || kind === 'fields';
  const works = known
    ? codes.some((code) => !UNKNOWN.includes(code as number))
    : codes.includes(undefined);
  expect({ works, codes }).toEqual({ works: true, codes });
});

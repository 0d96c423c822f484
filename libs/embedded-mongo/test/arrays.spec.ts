import type { Document, Filter } from 'mongodb';
import { failure, testEngine } from './engine';

/** Rules about arrays that the model of model.spec.ts found broken, one by one. */
const running = testEngine();
const items = () => running().db.collection<Document>('items');
beforeEach(() => items().deleteMany({}));

const count = async (doc: Document, filter: Filter<Document>): Promise<number> => {
  await items().insertOne({ ...doc });
  return items().countDocuments(filter);
};
const sorted = async (docs: Document[], by: Record<string, 1 | -1>): Promise<unknown[]> => {
  await items().insertMany(docs.map((doc, _id) => ({ _id, ...doc }) as Document));
  return (await items().find().sort(by).toArray()).map(({ _id }) => _id as unknown);
};

describe('$elemMatch', () => {
  it('tests an element itself, not the elements of an array inside the array', async () => {
    expect(await count({ a: [[5]] }, { a: { $elemMatch: { $gt: 1 } } })).toBe(0);
    const inner = { $elemMatch: { $gt: 1 } };
    expect(await items().countDocuments({ a: { $elemMatch: inner } })).toBe(1);
  });
  it('takes an array inside the array as a document of its positions', async () => {
    expect(await count({ a: [[5]] }, { a: { $elemMatch: { 0: 5 } } })).toBe(1);
    expect(await items().countDocuments({ a: { $elemMatch: { x: null } } })).toBe(1);
  });
});

describe('a position in a path', () => {
  it('means the element as it is: an array there is not looked into', async () => {
    expect(await count({ a: [[1, 2]] }, { 'a.0': 1 })).toBe(0);
    expect(await items().countDocuments({ 'a.0': [1, 2] })).toBe(1);
    expect(await items().countDocuments({ 'a.0.1': 2 })).toBe(1);
  });
  it('is missing in the documents of the array as a field name', async () => {
    expect(await count({ a: [{ x: 1 }] }, { 'a.3': null })).toBe(1);
    expect(await items().countDocuments({ 'a.0.x': 1 })).toBe(1);
  });
  it('is refused as a key of a sort or an index', async () => {
    await items().insertOne({ a: [1] });
    expect(await failure(items().find().sort({ 'a.0': 1 }).toArray())).toMatchObject({ code: 238 });
  });
});

describe('a sort', () => {
  it('counts an element without the field as null', async () => {
    expect(await sorted([{ a: [{ x: -1 }] }, { a: [5, { x: 1 }] }], { 'a.x': 1 })).toEqual([1, 0]);
  });
  it('pairs two fields of one array by element', async () => {
    const docs = [
      {
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 0 },
        ],
      },
      { a: [{ x: 1, y: 5 }] },
    ];
    expect(await sorted(docs, { 'a.x': 1, 'a.y': 1 })).toEqual([1, 0]);
  });
  it('refuses two arrays', async () => {
    await items().insertOne({ a: [1], b: [2] });
    expect(await failure(items().find().sort({ a: 1, b: 1 }).toArray())).toMatchObject({ code: 2 });
  });
  it('takes an empty array inside an array as an array, not as nothing', async () => {
    expect(await sorted([{ a: [[]] }, { a: 'text' }, { a: [] }], { a: 1 })).toEqual([2, 1, 0]);
  });
});

describe('an index', () => {
  it('holds an element without the field as null', async () => {
    await running().db.collection('unique').createIndex({ 'a.x': 1 }, { unique: true });
    const unique = running().db.collection('unique');
    await unique.insertOne({ a: [1, { x: 2 }] });
    expect(await failure(unique.insertOne({ a: [3, { x: 4 }] }))).toMatchObject({ code: 11000 });
  });
  it('leaves such an element out when it is sparse', async () => {
    const sparse = running().db.collection('sparse');
    await sparse.createIndex({ 'a.x': 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{ a: [1, { x: 2 }] }, { a: [{ x: 4 }, {}] }]);
    expect(await sparse.countDocuments({ 'a.x': 4 })).toBe(1);
  });
});

describe('$push', () => {
  it('with $sort compares an array in a field as a whole', async () => {
    await items().insertOne({});
    const each = [{ x: [1] }, { x: 2 }];
    await items().updateOne({}, { $push: { a: { $each: each, $sort: { x: 1 } } } } as Document);
    expect((await items().findOne())?.['a']).toEqual([{ x: 2 }, { x: [1] }]);
  });
  it('refuses an $each that is no array as BadValue', async () => {
    await items().insertOne({});
    const update = { $push: { a: { $each: 1 } } } as Document;
    expect(await failure(items().updateOne({}, update))).toMatchObject({ code: 2 });
  });
});

import type { Document } from 'mongodb';
import { failure, testEngine } from './engine';

/** Rules about arrays that the model of model.spec.ts found broken, one by one. */
const running = testEngine();
const items = () => running().db.collection<Document>('items');
beforeEach(() => items().deleteMany({}));

const sorted = async (docs: Document[], by: Record<string, 1 | -1>): Promise<unknown[]> => {
  await items().insertMany(docs.map((doc, _id) => ({ _id, ...doc }) as Document));
  return (await items().find().sort(by).toArray()).map(({ _id }) => _id as unknown);
};

describe('a position in a path', () => {
  it('is refused in a filter', async () => {
    await items().insertOne({ a: [1] });
    expect(await failure(items().findOne({ 'a.0': 1 }))).toMatchObject({ code: 238 });
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
});
